'use client'

import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts'
import { useCustomer } from './use-customer.ts'

interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Whether the form goes on with what was typed before, in a session that has ended or before a reload. */
  readonly isResumed: boolean
  /** To be called when what was typed is saved or given up; a `reset` goes before it, for it counts as typing. */
  readonly forget: () => void
}

/** A form that its customer finds again as it was left. Its fields are text or ticks; passwords are typed anew. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  { defaultValues, ...options }: Omit<UseFormProps<Values>, 'defaultValues'> & { readonly defaultValues: Partial<Values> },
): DraftForm<Values> {
  const owner = useCustomer()?.email ?? ''
  const [kept] = useState(() => readDraft<Values>(name, owner))
  const form = useForm<Values>({ ...options, defaultValues: { ...defaultValues, ...kept } as DefaultValues<Values> })
  const { subscribe } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, owner, values) }),
    [subscribe, name, owner],
  )

  return { ...form, isResumed: kept !== undefined, forget: () => forgetDraft(name, owner) }
}
