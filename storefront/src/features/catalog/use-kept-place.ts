'use client'

import { type RefObject, useEffect } from 'react'

/**
 * A filter leads to another page, whose panel is a new one. What the visitor had there is put back: the sheet open and
 * scrolled as it was, the focus on the control just used, groups open or closed as they were left.
 */
const groups = new Map<string, boolean>()
let kept: { key: string; isSheetOpen: boolean; scrolled: number } | undefined

export function useKeptPlace(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current
    if (!kept || !element) return
    const { key, isSheetOpen, scrolled } = kept
    kept = undefined
    if (isSheetOpen) element.showPopover()
    scroller(element)?.scrollTo(0, scrolled)
    element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  }, [panel])

  return {
    /** @param key the `data-key` of the control that is about to lead away */
    keep: (key: string): void => {
      const element = panel.current
      if (!element) return
      kept = { key, isSheetOpen: element.matches(':popover-open'), scrolled: scroller(element)?.scrollTop ?? 0 }
    },
    isGroupOpen: (code: string): boolean | undefined => groups.get(code),
    rememberGroup: (code: string, isOpen: boolean) => void groups.set(code, isOpen),
  }
}

const scroller = (panel: HTMLElement) => panel.querySelector('.filter-groups')
