'use client'

import { useSyncExternalStore } from 'react'
import { hasEndedLately, onLastSession } from './last-session.ts'
import { useSession } from './use-session.ts'

/** Whether the visitor was logged in and is not any more, without having logged out. */
export function useEndedSession(): boolean {
  const { status } = useSession()
  const hasEnded = useSyncExternalStore(onLastSession, hasEndedLately, () => false)
  return status === 'expired' || (status === 'guest' && hasEnded)
}
