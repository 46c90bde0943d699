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
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const message = formState.errors.email?.message as RegistrationRefusal['message'] | undefined

  return (
    <div className="field-grid mb-1">
      <NameFields />
      <EmailField
        {...register('email')}
        label={t('email')}
        error={message && t.rich(`error.${message}`, { login })}
        autoComplete="email"
        required
      />
    </div>
  )
}

const login = (words: ReactNode) => (
  <AuthLink path="/login" className="underline">
    {words}
  </AuthLink>
)
