'use client'

import { useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** Registers the service worker, which caches the offline page, when the browser is idle. */
export function ServiceWorker() {
  useEffect(() => {
    return whenIdle(() => void navigator.serviceWorker?.register('/sw.js').catch(() => {}))
  }, [])
  return null
}
