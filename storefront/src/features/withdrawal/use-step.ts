'use client'

import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

const HASH = '#confirm'
const moves = createListeners()

/** Whether the page shows its second step, which has its own URL so that Back returns to the first. */
export const useIsConfirming = (): boolean => useSyncExternalStore(onMove, () => location.hash === HASH, () => false)

export function toConfirmation(): void {
  history.pushState(null, '', HASH)
  moves.notify()
}

/** @param isDone replaces the history entry, so that Back does not return to the confirmed step; removes the linked order from the URL as well */
export function toDetails({ isDone = false } = {}): void {
  if (location.hash !== HASH) return
  if (isDone) history.replaceState(null, '', location.pathname)
  else history.back()
  moves.notify()
}

function onMove(listener: () => void): () => void {
  const stop = moves.subscribe(listener)
  addEventListener('popstate', listener)
  return () => {
    stop()
    removeEventListener('popstate', listener)
  }
}
