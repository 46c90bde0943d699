'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-storage.ts'

/** The agreements that the buyer has ticked for this cart: a refused order keeps them. */
export function useConsents(cartId: string) {
  const key = `consents:${cartId}`
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(() => new Set(readSession<number[]>(key)))

  function accept(ids: ReadonlySet<number>): void {
    writeSession(key, [...ids])
    setAccepted(ids)
  }
  return [accepted, accept] as const
}
