'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { FormState } from 'react-hook-form'

type Submission = Pick<FormState<object>, 'submitCount' | 'isSubmitSuccessful'>

/**
 * Focuses the first invalid field after a submit, in page order; react-hook-form uses the order in which fields were registered. If
 * all invalid fields are still loading, it waits for them, unless the visitor continues meanwhile.
 */
export function useErrorFocus({ submitCount, isSubmitSuccessful }: Submission): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!form.current || submitCount === 0 || isSubmitSuccessful) return
    const { current } = form
    const focused = document.activeElement
    const observer = new MutationObserver(moveFocus)
    observer.observe(current, { childList: true, subtree: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    // After the errors are painted, because the focus costs two layouts of the page.
    const frame = requestAnimationFrame(() => (timer = setTimeout(moveFocus)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }

    function moveFocus(): void {
      if (document.activeElement !== focused || focusInvalid(current)) observer.disconnect()
    }
  }, [submitCount, isSubmitSuccessful])

  return form
}

function focusInvalid(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return field !== null
}
