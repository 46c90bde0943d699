'use client'

import { useEffect } from 'react'
import { NEEDS_REACT } from '../lib/needs-react.ts'

declare global {
  interface Window {
    /** Holds back clicks that need React, until it has hydrated the page (server/scripts-after-paint.ts). */
    holdClick?: ((event: MouseEvent) => void) | undefined
    /** The element of the last click that was held back. */
    clicked?: HTMLElement
  }
}

/** What the last click was on, until React lets it through. */
let stopped: HTMLElement | null | undefined

/** Called right before React begins to listen, at the document. It stops clicks on content that it has not hydrated. */
export function stopHoldingClicks(): void {
  if (window.holdClick) removeEventListener('click', window.holdClick)
  stopped = window.clicked
  addEventListener('click', ({ target }) => (stopped = (target as Element).closest<HTMLElement>(NEEDS_REACT)), true)
  document.documentElement.addEventListener('click', () => (stopped = null), true)
}

/** Repeats the last click, if React stopped it and it was in this element. Called once React has hydrated the element. */
export function repeatStoppedClick(element: Element): void {
  // The click may have caused the hydration; then React handles it once that is done.
  setTimeout(() => stopped && element.contains(stopped) && stopped.click())
}

/** Replays the last early click once React has hydrated the page. Must be the last component of the page. */
export function EarlyClicks() {
  useEffect(() => {
    window.holdClick = undefined
    repeatStoppedClick(document.documentElement)
  }, [])
  return null
}
