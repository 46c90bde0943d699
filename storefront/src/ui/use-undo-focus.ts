'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the undo button that replaces a deleted item with its delete button. If the undo button disappears with the focus, the list
 * around it, which has a tabIndex of -1, takes it.
 */
export function useUndoFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const list = button.current?.closest<HTMLElement>('[tabindex="-1"]')
    button.current?.focus()
    return () => {
      if (document.activeElement === document.body) list?.focus()
    }
  }, [])
  return button
}
