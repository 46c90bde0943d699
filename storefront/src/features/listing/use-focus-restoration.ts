'use client'

import { type RefObject, useEffect } from 'react'

const openGroups = new Map<string, boolean>()
let lastControl: string | undefined

/** Groups stay open or closed as the visitor left them, since each filter leads to a page with another panel. */
export const isGroupOpen = (code: string): boolean | undefined => openGroups.get(code)
export const rememberGroup = (code: string, isOpen: boolean): void => void openGroups.set(code, isOpen)

/** Puts the focus back on the control that led to the page. */
export function useFocusRestoration(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!lastControl) return
    const control = panel.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(lastControl)}"]`)
    // The button that applies a range is hidden once the range is applied.
    const target = control?.checkVisibility() ? control : control?.closest('form')?.querySelector<HTMLElement>('.range-field')
    target?.focus({ preventScroll: true })
    lastControl = undefined
  }, [panel])

  return {
    /** @param key the `data-key` of the control that is about to lead away */
    remember: (key: string): void => {
      lastControl = key
    },
  }
}
