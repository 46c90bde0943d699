'use client'

import { useEffect } from 'react'

/** Has the browser keep the page for visitors who are offline, once it has nothing else to do. */
export function ServiceWorker() {
  useEffect(() => {
    const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
    ;(window.requestIdleCallback ?? setTimeout)(register)
  }, [])
  return null
}
