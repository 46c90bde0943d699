'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LANGUAGES } from '../../i18n/languages.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { type Contact, contactWays } from './contact-ways.ts'
import type { Problem } from './use-withdrawal.ts'

interface WithdrawalProblemProps {
  readonly problem: Problem
  readonly days: number
  readonly contact: Contact
}

/** Why a step of the withdrawal failed, and how to continue. */
export function WithdrawalProblem({ problem, days, contact }: WithdrawalProblemProps) {
  const t = useTranslations('withdrawal.problem')
  const date = new Intl.DateTimeFormat(LANGUAGES[useLocale()].dates, { dateStyle: 'long', timeZone: 'UTC' })
  switch (problem.outcome) {
    case 'unreachable':
      return <AppearingNotice takesFocus kind="error" title={t('unreachable')} failure={problem.failure}>{t('unreachableHelp')}</AppearingNotice>
    case 'too-many':
      return <AppearingNotice takesFocus kind="error" title={t('tooMany')}>{t('tooManyHelp', { minutes: problem.minutes })}</AppearingNotice>
    case 'unknown':
      return (
        <AppearingNotice takesFocus kind="error" title={t('unknown')}>
          <p>{t('unknownHelp')}</p>
          <ContactNote contact={contact} />
        </AppearingNotice>
      )
    case 'blocked': {
      const { barrier, order } = problem
      const ordered = date.format(new Date(order.orderedOn))
      const over = order.lastDay ? t('overHelp', { ordered, last: date.format(new Date(order.lastDay)) }) : t('overGeneral', { ordered, days })
      const title = barrier === 'over' || barrier === 'gone' ? barrier : 'exempt'
      return (
        <AppearingNotice takesFocus kind="warning" title={t(title)}>
          <p>{barrier === 'over' ? over : barrier === 'gone' ? t('goneHelp') : t(barrier)}</p>
          <ContactNote contact={contact} />
        </AppearingNotice>
      )
    }
  }
}

/** Other ways to reach the shop: the law accepts a declaration in any form. */
function ContactNote({ contact }: { contact: Contact }) {
  const t = useTranslations('withdrawal.problem')
  const ways = contactWays(contact)
  return <p className="mt-2">{ways ? t('reach', { ways }) : t('reachMail')}</p>
}
