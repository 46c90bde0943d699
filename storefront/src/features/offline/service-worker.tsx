'use client'

import { useEffect } from 'react'

/** Registers the service worker, which caches the offline page, when the browser is idle. */
export function ServiceWorker() {
  useEffect(() => {
    const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
    ;(window.requestIdleCallback ?? setTimeout)(register)
  }, [])
  return null
}
