'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { loginPath } from '../session/return-path.ts'
import type { GuestOrderKey } from '../store/optional-services.ts'
import { findGuestOrder, type OrderFacts } from './find-guest-order.ts'
import type { FoundOrder } from './found-order.tsx'
import type { LoadedOrder } from './load-order.ts'

/** The component is loaded with the first order that is found. */
export interface Found {
  readonly loaded: LoadedOrder
  readonly FoundOrder: typeof FoundOrder
}

interface FindOrderFormProps {
  readonly by: GuestOrderKey
  readonly number: string
  readonly onFound: (found: Found) => void
}

/** A refusal does not say which of the three values is wrong. The form keeps the entered values. */
export function FindOrderForm({ by, number, onFound }: FindOrderFormProps) {
  const t = useTranslations('findOrder')
  const locale = useLocale()
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, setValue } = useForm<OrderFacts>({
    mode: 'onTouched',
    defaultValues: { number },
    resolver: lazyResolver(async () => (await import('./find-order-rules.ts')).findOrderResolver),
  })

  async function submit(facts: OrderFacts): Promise<void> {
    setProblem(undefined)
    setValue('number', facts.number)
    try {
      const [loaded, page] = await Promise.all([findGuestOrder(facts, by), import('./found-order.tsx')])
      onFound({ loaded, FoundOrder: page.FoundOrder })
    } catch (error) {
      logFailure('The order could not be found', error)
      setProblem(readGuestProblem(error))
    }
  }

  const errorOf = (field: keyof OrderFacts): string | undefined => {
    const message = formState.errors[field]?.message
    return message && t(message === 'emailWrong' ? 'error.emailWrong' : 'error.required')
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {problem && <ProblemNotice problem={problem} namespace="findOrder" />}
      <Field {...register('number')} label={t('number')} help={t('numberHelp')} error={errorOf('number')} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
      <EmailField {...register('email')} label={t('email')} error={errorOf('email')} autoComplete="email" required />
      <Field {...register('key')} label={t(by)} error={errorOf('key')} autoComplete={by === 'lastname' ? 'family-name' : 'postal-code'} required />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton className="min-w-45" isBusy={formState.isSubmitting}>
          {t('submit')}
        </SubmitButton>
        <Link className={buttonStyle({ variant: 'text' })} href={loginPath(locale, localePath(locale, '/dashboard/orders'))}>
          {t('logIn')}
        </Link>
      </div>
    </form>
  )
}
