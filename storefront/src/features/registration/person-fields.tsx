'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { EmailField } from '../../ui/email-field.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { NameFields } from './name-fields.tsx'
import type { RegistrationRefusal } from './registration-refusal.ts'
import type { Registration } from './registration-schema.ts'

/** Name and e-mail of the registration. */
export function PersonFields() {
  return (
    <div className="field-grid mb-1">
      <NameFields />
      <AccountEmail />
    </div>
  )
}

/** A separate component, so that it registers after the name fields: the first registered field with an error takes the focus. */
function AccountEmail() {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const message = formState.errors.email?.message as RegistrationRefusal['message'] | undefined
  return <EmailField {...register('email')} label={t('email')} error={message && t.rich(`error.${message}`, { login })} autoComplete="email" required />
}

const login = (chunks: ReactNode) => (
  <AuthLink path="/login" className="underline">
    {chunks}
  </AuthLink>
)
