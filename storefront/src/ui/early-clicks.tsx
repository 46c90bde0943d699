'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** Holds back, before React listens, what needs it; there until React has taken the page over (server/scripts-after-paint.ts). */
    press?: ((event: MouseEvent) => void) | undefined
    /** What was pressed last by then. */
    pressed?: HTMLElement
  }
}

/** To be called right before React begins to listen. */
export function takeEarlyPress(): void {
  if (window.press) removeEventListener('click', window.press)
}

/** Presses again, once React has taken the page over, what was pressed before. Stands last on the page. */
export function EarlyPress() {
  useEffect(() => {
    window.press = undefined
    window.pressed?.click()
    delete window.pressed
  }, [])
  return null
}
