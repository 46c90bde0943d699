'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { LONGEST } from './longest.ts'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'

/** An order by its number and the e-mail that it was placed with. The acknowledgement goes there, too, unless told otherwise. */
export function TypedOrderFields() {
  const t = useTranslations('withdrawal')
  const { register, formState, watch } = useFormContext<WithdrawalValues>()
  const field = (name: 'number' | 'email' | 'replyTo') => {
    const message = formState.errors[name]?.message as WithdrawalMessage | undefined
    return { ...register(name), label: t(name), error: message && t(`error.${message}`), required: true }
  }
  return (
    <>
      <Field {...field('number')} help={t('numberHelp')} maxLength={LONGEST.number} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <EmailField {...field('email')} maxLength={LONGEST.email} autoComplete="email" />
      <Checkbox {...register('isReplyElsewhere')} label={t('replyElsewhere')} />
      {watch('isReplyElsewhere') && <EmailField {...field('replyTo')} maxLength={LONGEST.email} autoComplete="email" />}
    </>
  )
}
