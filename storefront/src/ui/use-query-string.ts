'use client'

import { useSyncExternalStore } from 'react'

/** The query of the page's address, with its question mark. Null on the server, where one page is rendered for every query. */
export function useQueryString(): string | null {
  return useSyncExternalStore(subscribe, () => location.search, () => null)
}

// The query is constant while a page is shown, except that Back and Forward can change it without rendering a new page.
function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
