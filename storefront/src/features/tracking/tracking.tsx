'use client'

import { useEffect } from 'react'

// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Stands once in the page's layout. All of it comes once the page is live and at rest, and only to shops that ask for a consent. */
export function Tracking() {
  useEffect(() => {
    if (document.documentElement.dataset.consent) whenIdle(() => void import('./track.ts').then(({ track }) => track()))
  }, [])
  return null
}
