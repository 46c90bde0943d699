'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Link } from '../../ui/link.tsx'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import type { SubscribeProblem, Subscription } from './subscribe.ts'

export type SignupOutcome =
  | { readonly subscription: Subscription; readonly email: string; readonly problem?: never }
  | { readonly subscription?: never; readonly problem: Exclude<SubscribeProblem, { reason: 'email-wrong' }> }

/** Stays for as long as the page, when the toast has gone. Whether the address was subscribed before is nobody's business. */
export function SignupNotice({ outcome }: { outcome: SignupOutcome }) {
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
