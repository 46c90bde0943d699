'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'
import { type Message, messageSchema } from './contact-message.ts'

const FORM = 'contact'
const FIELDS = ['name', 'email', 'telephone', 'comment'] as const

/**
 * The form for guests and customers. The session may become known while the visitor types: customer data and earlier input then fill
 * the fields that are still empty.
 */
export function useMessageForm() {
  const customer = useCustomer()
  const form = useForm<Message>({ mode: 'onTouched', resolver: valibotResolver(messageSchema) })
  const { getValues, setValue, subscribe } = form
  const owner = customer?.email ?? ''
  const name = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ')

  useEffect(() => {
    const known: Partial<Message> = { name, email: owner, ...readDraft<Message>(FORM, owner) }
    for (const field of FIELDS) if (!getValues(field) && known[field]) setValue(field, known[field])
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(FORM, owner, values) })
  }, [getValues, setValue, subscribe, owner, name])

  return { ...form, forget: () => forgetDraft(FORM, owner) }
}
