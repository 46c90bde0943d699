'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { readMessage } from '../../lib/rule-message.ts'
import { Field } from '../../ui/field.tsx'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

type NameMessage = Extract<RegistrationMessage, 'required' | 'lettersOnly' | `name${string}`>

/** First and last name, for a form of react-hook-form. */
export function NameFields() {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Pick<Registration, 'firstName' | 'lastName'>>()
  const field = (name: 'firstName' | 'lastName') => {
    const message = formState.errors[name]?.message
    const error = message && t(`error.${readMessage<NameMessage>(message)[0]}`, readMessage(message)[1])
    return { ...register(name), label: t(name), error, required: true, className: 'half' }
  }

  return (
    <>
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
    </>
  )
}
