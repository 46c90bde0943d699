'use client'

import { useEffect } from 'react'

/** Stands in an entry: what measures its success comes once the page is at rest, and not at all to pages without one. */
export function EntryWatch() {
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    whenIdle(() => void import('../tracking/follow-entries.ts').then(({ followEntries }) => followEntries()))
  }, [])
  return null
}
