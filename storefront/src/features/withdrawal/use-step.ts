'use client'

import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

const HASH = '#confirm'
const moves = createListeners()

/** Whether the page shows its second step, which is an address of its own: Back leads to the first. */
export const useIsConfirming = (): boolean => useSyncExternalStore(onMove, () => location.hash === HASH, () => false)

export function toConfirmation(): void {
  history.pushState(null, '', HASH)
  moves.notify()
}

/** @param isDone what was confirmed is not to be come back to, nor the order that a link has named */
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
