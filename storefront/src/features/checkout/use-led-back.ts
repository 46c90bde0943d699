'use client'

import { useEffect, useState } from 'react'
import { readSession, removeSession, writeSession } from '../../lib/session-storage.ts'
import type { Step } from './steps.ts'

const KEY = 'led-back'

/**
 * Whether this step replaces a later one that was requested, so that it can say why.
 * @param allowed the step that replaces `step`; undefined while that is unknown
 */
export function useLedBack(step: Step, allowed: Step | undefined): boolean {
  const [wasLedBack] = useState(() => readSession<Step>(KEY) === step)
  useEffect(() => {
    if (allowed === undefined) return
    if (allowed === step) removeSession(KEY)
    else if (step === 'payment' || allowed === 'address') writeSession(KEY, allowed)
  }, [allowed, step])
  return wasLedBack
}
