'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * False on the server and while the browser takes its page over, so that both draw the same. What is drawn anew afterwards, on all
 * cards of a page at once, makes way for whoever acts.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(never, () => true, () => false))
}

const never = () => () => undefined
