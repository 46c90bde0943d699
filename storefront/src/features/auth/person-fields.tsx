'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { EmailField } from '../../ui/email-field.tsx'
import { AuthLink } from './auth-link.tsx'
import { NameFields } from './name-fields.tsx'
import type { RegistrationRefusal } from './registration-refusal.ts'
import type { Registration } from './registration-schema.ts'

/** Who registers. */
export function PersonFields() {
  return (
    <div className="field-grid mb-1">
      <NameFields />
      <AccountEmail />
    </div>
  )
}

/** A component of its own, as fields register while they are drawn, and the first in that order takes the focus of a form with errors. */
function AccountEmail() {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const message = formState.errors.email?.message as RegistrationRefusal['message'] | undefined
  return <EmailField {...register('email')} label={t('email')} error={message && t.rich(`error.${message}`, { login })} autoComplete="email" required />
}

const login = (words: ReactNode) => (
  <AuthLink path="/login" className="underline">
    {words}
  </AuthLink>
)
