'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthLink } from './auth-link.tsx'
import type { RegistrationRefusal } from './registration-refusal.ts'
import type { Registration } from './registration-schema.ts'

type PersonField = 'firstName' | 'lastName' | 'email'

/** Who registers. */
export function PersonFields() {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const field = (name: PersonField) => {
    const message = formState.errors[name]?.message as RegistrationRefusal['message'] | undefined
    return { ...register(name), label: t(name), error: message && t.rich(`error.${message}`, { login }), required: true }
  }

  return (
    <div className="field-grid mb-1">
      <Field {...field('firstName')} className="half" autoComplete="given-name" />
      <Field {...field('lastName')} className="half" autoComplete="family-name" />
      <EmailField {...field('email')} autoComplete="email" />
    </div>
  )
}

const login = (words: ReactNode) => (
  <AuthLink path="/login" className="underline">
    {words}
  </AuthLink>
)
