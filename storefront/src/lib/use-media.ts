'use client'

import { useSyncExternalStore } from 'react'

/** Whether the screen is like that, as a stylesheet would ask. False on the server, which knows no screen. */
export function useMedia(query: string): boolean {
  const onChange = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(onChange, () => matchMedia(query).matches, () => false)
}
