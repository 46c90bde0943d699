'use client'

import { useSyncExternalStore } from 'react'

/** The query of the page's address, with its question mark. Null on the server, where one page is rendered for every query. */
export function useQueryString(): string | null {
  return useSyncExternalStore(onMove, () => location.search, () => null)
}

// The address of a page does not change while it is shown, but Back and Forward between two of them do without a new one.
function onMove(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
