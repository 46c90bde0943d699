'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '../../ui/password-field.tsx'
import type { CurrentPassword, CurrentPasswordMessage } from './settings-rules.ts'

interface CurrentPasswordFieldProps {
  readonly label: string
  readonly className?: string
}

/** Reauthenticates the customer. Needs the form of a `FormProvider`. */
export function CurrentPasswordField({ label, className = '' }: CurrentPasswordFieldProps) {
  const t = useTranslations('dashboardAccount')
  const register = useTranslations('register')
  const form = useFormContext<CurrentPassword>()
  const message = form.formState.errors.currentPassword?.message as CurrentPasswordMessage | undefined
  return (
    <PasswordField
      {...form.register('currentPassword')}
      className={className}
      label={label}
      showLabel={register('showPassword')}
      error={message && t(`error.${message}`)}
      autoComplete="current-password"
      required
    />
  )
}
