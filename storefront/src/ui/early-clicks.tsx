'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** Holds back clicks that need React, until it has hydrated the page (server/scripts-after-paint.ts). */
    holdClick?: ((event: MouseEvent) => void) | undefined
    /** The element of the last click that was held back. */
    clicked?: HTMLElement
  }
}

/** Called right before React begins to listen. */
export function stopHoldingClicks(): void {
  if (window.holdClick) removeEventListener('click', window.holdClick)
}

/** Replays the last early click once React has hydrated the page. Must be the last component of the page. */
export function EarlyClicks() {
  useEffect(() => {
    window.holdClick = undefined
    window.clicked?.click()
    delete window.clicked
  }, [])
  return null
}
