'use client'

import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts'
import { useCustomer } from './use-customer.ts'

interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Whether the form has restored input from an expired session or from before a reload. */
  readonly isResumed: boolean
  /** Call this once the input is saved or discarded, after any `reset`: that stores a draft, too. */
  readonly forget: () => void
}

/** A form whose unsaved input is restored for the same customer, except passwords. Its fields are texts and checkboxes. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  { defaultValues, ...options }: Omit<UseFormProps<Values>, 'defaultValues'> & { readonly defaultValues: Partial<Values> },
): DraftForm<Values> {
  const owner = useCustomer()?.email ?? ''
  const [draft] = useState(() => readDraft<Values>(name, owner))
  const [isResumed, setResumed] = useState(draft !== undefined)
  const form = useForm<Values>({ ...options, defaultValues: { ...defaultValues, ...draft } as DefaultValues<Values> })
  const { subscribe } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(name, owner, values) }),
    [subscribe, name, owner],
  )

  function forget(): void {
    forgetDraft(name, owner)
    setResumed(false)
  }
  return { ...form, isResumed, forget }
}
