import type { MouseEvent } from 'react'

const CLICKABLE = 'a, button, label:has([type="checkbox"], [type="radio"])'

/**
 * For forms that validate a field on blur. The error message shifts the layout, so a click that starts on a control could end beside
 * it: the blur is delayed until the click. Enter in a field submits without a pointer and does not blur.
 */
export const heldFocus = {
  onMouseDown(event: MouseEvent): void {
    if ((event.target as Element).closest(CLICKABLE)) event.preventDefault()
  },
  onClick({ target, detail }: MouseEvent): void {
    const control = (target as Element).closest<HTMLElement>('input, a, button')
    if (detail > 0 || control instanceof HTMLInputElement) control?.focus()
  },
}
