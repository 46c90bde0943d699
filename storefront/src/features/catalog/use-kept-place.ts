'use client'

import { type RefObject, useEffect } from 'react'

/**
 * A filter leads to another page, whose panel is a new one. What the visitor had there is put back: the focus on the
 * control just used, groups open or closed as they were left.
 */
const groups = new Map<string, boolean>()
let kept: string | undefined

export const isGroupOpen = (code: string): boolean | undefined => groups.get(code)
export const rememberGroup = (code: string, isOpen: boolean): void => void groups.set(code, isOpen)

export function useKeptPlace(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!kept) return
    const control = panel.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(kept)}"]`)
    // A range that is set has nothing to be set by, but the field that says so.
    const place = control?.checkVisibility() ? control : control?.closest('form')?.querySelector<HTMLElement>('.range-field')
    place?.focus({ preventScroll: true })
    kept = undefined
  }, [panel])

  return {
    /** @param key the `data-key` of the control that is about to lead away */
    keep: (key: string): void => {
      kept = key
    },
  }
}
