'use client'

import { useState } from 'react'
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts'
import { useCustomer } from './use-customer.ts'

type Choices = Readonly<Record<string, boolean>>

interface DraftChoices {
  readonly choices: Choices
  /** The attributes of a choice's checkbox. */
  readonly register: (choice: string) => { readonly checked: boolean; readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void }
  /** Call this once they are saved. */
  readonly forget: () => void
}

/** Checkboxes whose unsaved changes are restored for the same customer: `useDraftForm` without the weight of react-hook-form. */
export function useDraftChoices(name: string, saved: Choices): DraftChoices {
  const owner = useCustomer()?.email ?? ''
  const [touched, setTouched] = useState(() => (readDraft<Choices>(name, owner) ?? {}) as Choices)
  // The other choices follow the shop, so that saving here does not revert what another tab has saved.
  const unsavedOf = (all: Choices): Choices => Object.fromEntries(Object.entries(all).filter(([choice, isChosen]) => isChosen !== saved[choice]))
  const unsaved = unsavedOf(touched)
  if (Object.keys(unsaved).length < Object.keys(touched).length) setTouched(unsaved)
  const choices: Choices = { ...saved, ...unsaved }

  function choose(choice: string, isChosen: boolean): void {
    const next = unsavedOf({ ...unsaved, [choice]: isChosen })
    setTouched(next)
    saveDraft(name, owner, next)
  }

  return {
    choices,
    register: (choice) => ({ checked: choices[choice] ?? false, onChange: ({ target }) => choose(choice, target.checked) }),
    forget: () => forgetDraft(name, owner),
  }
}
