'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field that is wrong once a form is sent, by the order on the page: react-hook-form's own is that in which the fields
 * first appeared.
 */
export function useErrorFocus(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])
  return form
}
