'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { readSignupProblem, type Signup, type SignupMessage, type SignupProblem, signupSchema, signUp, type Subscription } from './signup.ts'

const ACTION = 'newsletter'

export function SignupForm() {
  const t = useTranslations('newsletter')
  const customer = useCustomer()
  const [outcome, setOutcome] = useState<SignupOutcome>()
  const { register, handleSubmit, formState, setError } = useForm<Signup>({
    mode: 'onTouched',
    resolver: valibotResolver(signupSchema),
    values: { email: customer?.email ?? '', consent: false },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState

  async function submit({ email }: Signup): Promise<void> {
    setOutcome(undefined)
    try {
      const subscription = await signUp(email)
      setOutcome({ subscription, email })
      showToast({ action: ACTION, ...(subscription === 'subscribed' ? { kind: 'success', title: t('subscribed') } : { kind: 'info', title: t('confirm') }) })
    } catch (error) {
      logFailure('The newsletter signup failed', error)
      const problem = readSignupProblem(error)
      if (problem.reason === 'email-wrong') setError('email', { message: 'emailWrong' }, { shouldFocus: true })
      else setOutcome({ problem })
      showToast({ action: ACTION, kind: 'error', title: t(problem.reason === 'unreachable' ? 'problem.unreachable' : 'failed'), failure: error })
    }
  }

  const errorOf = (field: keyof Signup): string | undefined => {
    const message = errors[field]?.message as SignupMessage | undefined
    return message && t(`error.${message}`)
  }

  if (outcome?.subscription) return <SignupNotice outcome={outcome} />
  return (
    <form className="grid gap-3" method="post" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome && <SignupNotice outcome={outcome} />}
      <div className="grid gap-2 @sm:grid-cols-[1fr_auto]">
        <EmailField
          {...register('email')}
          label={t('email')}
          placeholder={t('example')}
          error={errorOf('email')}
          autoComplete="email"
          required
        />
        {/* Beside the input, also with an error below it. */}
        <Button type="submit" className="@sm:mt-[calc(var(--lh-sm)+6px)] @sm:self-start" busy={isSubmitting}>
          {t('submit')}
        </Button>
      </div>
      <Checkbox {...register('consent')} className="text-sm" label={t('consent')} error={errorOf('consent')} required />
      <LateBotCheckTerms />
    </form>
  )
}

type SignupOutcome =
  | { readonly subscription: Subscription; readonly email: string; readonly problem?: never }
  | { readonly subscription?: never; readonly problem: Exclude<SignupProblem, { reason: 'email-wrong' }> }

/** Unlike the toast, it stays. It does not reveal whether the address was already subscribed. */
function SignupNotice({ outcome }: { outcome: SignupOutcome }) {
  const t = useTranslations('newsletter')
  const { subscription, problem } = outcome
  if (problem) return problem.reason === 'customers-only' ? <CustomersOnly /> : <ProblemNotice problem={problem} namespace="newsletter" />
  const isSubscribed = subscription === 'subscribed'
  return (
    <AppearingNotice takesFocus kind={isSubscribed ? 'success' : 'info'} title={t(isSubscribed ? 'subscribed' : 'confirm')}>
      <p className="wrap-anywhere">{t(isSubscribed ? 'subscribedHelp' : 'confirmHelp', { email: outcome.email })}</p>
    </AppearingNotice>
  )
}

function CustomersOnly() {
  const t = useTranslations('newsletter.problem')
  const locale = useLocale()
  return (
    <AppearingNotice kind="error" title={t('customersOnly')}>
      <Link className="tap inline-flex items-center underline" href={localePath(locale, '/register')}>
        {t('register')}
      </Link>
    </AppearingNotice>
  )
}
