'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-store.ts'

/**
 * One of several ways, kept through a reload before it is sent. Begins with what the shop has, then with what was
 * chosen here, and with the only one there is.
 */
export function useChoice(key: string, codes: readonly string[], saved: string | undefined) {
  const [chosen, setChosen] = useState<string | undefined>(() => readSession<string>(key) ?? saved)
  const only = codes.length === 1 ? codes[0] : undefined
  const choice = chosen !== undefined && codes.includes(chosen) ? chosen : only

  function choose(code: string): void {
    writeSession(key, code)
    setChosen(code)
  }
  return [choice, choose] as const
}
