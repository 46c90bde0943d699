'use client'

import { useState } from 'react'
import { forgetDraft, readDraft, saveDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'
import type { DeclareAnswer } from './withdrawal-answer.ts'

export type Declared = Extract<DeclareAnswer, { outcome: 'declared' }>

const NAME = 'withdrawal-given'

/** The acknowledgement: it survives a reload, and a logout deletes it like any form draft. */
export function useAcknowledgement() {
  const owner = useCustomer()?.email ?? ''
  const [declared, setDeclared] = useState(() => readDraft<Declared>(NAME, owner) as Declared | undefined)
  return {
    declared,
    saveAcknowledgement: (answer: Declared): void => {
      saveDraft(NAME, owner, answer)
      setDeclared(answer)
    },
    clearAcknowledgement: (): void => {
      forgetDraft(NAME, owner)
      setDeclared(undefined)
    },
  }
}
