'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** The button that was pressed last, while nobody listens (server/scripts-after-paint.ts). */
    pressed?: HTMLElement | null
  }
}

let pressed: HTMLElement | null | undefined

/** To be called right before React begins to listen: what is pressed from then on is its own. */
export function takeEarlyPress(): void {
  pressed = window.pressed
}

/** Presses again, once React has taken the page over, what was pressed before. Stands last on the page. */
export function EarlyPress() {
  useEffect(() => {
    pressed?.click()
    pressed = undefined
  }, [])
  return null
}
