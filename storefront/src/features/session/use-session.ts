'use client'

import { useSyncExternalStore } from 'react'
import { getSession, onSession } from './session.ts'
import { type Session, UNKNOWN } from './session-machine.ts'

/** Who the visitor is. `unknown` until the browser has been asked: pages are rendered without any visitor. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, getSession, () => UNKNOWN)
}
