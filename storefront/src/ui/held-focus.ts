import type { MouseEvent } from 'react'

const PRESSED = 'a, button, label:has([type="checkbox"], [type="radio"])'

/**
 * For a form that says on leaving a field what is wrong with it, which moves what stands below: a press that begins on a control must
 * not end beside it, so that the focus comes last. Enter in a field presses the form's button without a pointer, and stays there.
 */
export const heldFocus = {
  onMouseDown(event: MouseEvent): void {
    if ((event.target as Element).closest(PRESSED)) event.preventDefault()
  },
  onClick({ target, detail }: MouseEvent): void {
    const control = (target as Element).closest<HTMLElement>('input, a, button')
    if (detail > 0 || control instanceof HTMLInputElement) control?.focus()
  },
}
