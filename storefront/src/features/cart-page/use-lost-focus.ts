'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when a change of its section has removed the focused one, which would leave it on the page.
 * @param content changes whenever parts of the section may have been removed
 */
export function useLostFocus<Target extends HTMLElement>(content: string): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const wasInside = useRef(false)

  useEffect(() => {
    const follow = ({ target: focused }: FocusEvent) => {
      wasInside.current = focused instanceof Node && (target.current?.parentElement?.contains(focused) ?? false)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (wasInside.current && isLost) target.current?.focus({ preventScroll: true })
  }, [content])

  return target
}
