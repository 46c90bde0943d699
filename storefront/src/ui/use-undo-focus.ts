'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focus for the undo button in the place of a deleted item. The pressed button is gone, and this one will be: keyboard users continue
 * from here, and then from the list around it, which has a tabIndex of -1.
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
