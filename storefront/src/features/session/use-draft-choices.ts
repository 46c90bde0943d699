'use client'

import { useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../lib/form-draft.ts'
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
  const [choices, setChoices] = useState<Choices>(() => Object.assign({}, saved, readDraft<Choices>(name, owner)))

  function choose(choice: string, isChosen: boolean): void {
    const next = { ...choices, [choice]: isChosen }
    setChoices(next)
    keepDraft(name, owner, next)
  }

  return {
    choices,
    register: (choice) => ({ checked: choices[choice] ?? false, onChange: ({ target }) => choose(choice, target.checked) }),
    forget: () => forgetDraft(name, owner),
  }
}
