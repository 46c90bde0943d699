'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { FormState } from 'react-hook-form'

type Submission = Pick<FormState<object>, 'submitCount' | 'isSubmitSuccessful'>

/**
 * Leads to the first field that is wrong once a form is sent, by the order on the page: react-hook-form's own is that in which the fields
 * first appeared. Where the only wrong fields are still being loaded, it waits for them, unless the visitor goes on meanwhile.
 */
export function useErrorFocus({ submitCount, isSubmitSuccessful }: Submission): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!form.current || submitCount === 0 || isSubmitSuccessful || focusWrong(form.current)) return
    const pressed = document.activeElement
    const observer = new MutationObserver(() => {
      if (document.activeElement !== pressed || (form.current && focusWrong(form.current))) observer.disconnect()
    })
    observer.observe(form.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [submitCount, isSubmitSuccessful])

  return form
}

function focusWrong(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return field !== null
}
