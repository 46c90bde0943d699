'use client'

import { useSyncExternalStore } from 'react'

/** False on the server and while the browser takes its page over, so that both draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}

const never = () => () => undefined
