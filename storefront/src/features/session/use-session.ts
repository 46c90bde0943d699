'use client'

import { useSyncExternalStore } from 'react'
import { getSession, onSession } from './session.ts'
import { type Session, UNKNOWN } from './session-machine.ts'

/** The visitor's session. `unknown` until hydration: pages are rendered without a visitor. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, getSession, () => UNKNOWN)
}
