'use client'

import { useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'
import type { DeclareAnswer } from './withdrawal-answer.ts'

export type Given = Extract<DeclareAnswer, { outcome: 'declared' }>

const NAME = 'withdrawal-given'

/** The acknowledgement, which a reload shows again; a logout takes it away like anything else that was typed. */
export function useGiven() {
  const owner = useCustomer()?.email ?? ''
  const [given, setGiven] = useState(() => readDraft<Given>(NAME, owner) as Given | undefined)
  return {
    given,
    keepGiven: (said: Given): void => {
      keepDraft(NAME, owner, said)
      setGiven(said)
    },
    forgetGiven: (): void => {
      forgetDraft(NAME, owner)
      setGiven(undefined)
    },
  }
}
