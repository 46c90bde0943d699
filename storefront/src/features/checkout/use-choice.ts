'use client'

import { useState } from 'react'
import { readSession, writeSession } from '../../lib/session-storage.ts'

/** The choice of a method, stored so that it survives a reload. It defaults to the backend's choice, or to the only method. */
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
