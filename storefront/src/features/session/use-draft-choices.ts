'use client'

import { useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts'
import { useCustomer } from './use-customer.ts'

type Choices = Readonly<Record<string, boolean>>

interface DraftChoices {
  readonly choices: Choices
  /** The attributes of a choice's checkbox. */
  readonly register: (choice: string) => { readonly checked: boolean; readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void }
  /** To be called when they are saved. */
  readonly forget: () => void
}

/** Ticks that their customer finds again as they were left, as `useDraftForm` does for a form with text, and without its weight. */
export function useDraftChoices(name: string, saved: Choices): DraftChoices {
  const owner = useCustomer()?.email ?? ''
  const [touched, setTouched] = useState(() => (readDraft<Choices>(name, owner) ?? {}) as Choices)
  // The rest follows the shop: what another tab has saved must not be undone by saving here.
  const unsaved = Object.fromEntries(Object.entries(touched).filter(([choice, isChosen]) => isChosen !== saved[choice]))
  if (Object.keys(unsaved).length < Object.keys(touched).length) setTouched(unsaved)
  const choices: Choices = { ...saved, ...unsaved }

  function choose(choice: string, isChosen: boolean): void {
    const next = { ...unsaved, [choice]: isChosen }
    setTouched(next)
    keepDraft(name, owner, next)
  }

  return {
    choices,
    register: (choice) => ({ checked: choices[choice] ?? false, onChange: ({ target }) => choose(choice, target.checked) }),
    forget: () => forgetDraft(name, owner),
  }
}
