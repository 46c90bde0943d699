'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, so that both render the same. The render afterwards, on all cards of a page at once, is
 * deferred and yields to the visitor's input.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(never, () => true, () => false))
}

const never = () => () => undefined
