'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '../../ui/password-field.tsx'
import type { NewPassword, NewPasswordMessage } from './new-password.ts'
import { PasswordRules, StrengthMeter } from './password-hints.tsx'

/** A new password with its strength and rules, and its confirmation, for a form of react-hook-form. */
export function NewPasswordFields({ label }: { label: string }) {
  const t = useTranslations('register')
  const { register, watch, trigger, formState } = useFormContext<NewPassword>()
  const { errors, touchedFields } = formState
  const rulesId = useId()
  const password = watch('password') ?? ''

  const field = (name: keyof NewPassword) => {
    const message = errors[name]?.message as NewPasswordMessage | undefined
    return { autoComplete: 'new-password', showLabel: t('showPassword'), error: message && t(`error.${message}`), required: true }
  }
  const compare = () => {
    if (touchedFields.passwordConfirmation) void trigger('passwordConfirmation')
  }

  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...register('password', { onChange: compare })}
          {...field('password')}
          label={label}
          aria-describedby={rulesId}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordRules id={rulesId} password={password} />
      <PasswordField {...register('passwordConfirmation')} {...field('passwordConfirmation')} label={t('passwordConfirmation')} />
    </>
  )
}
