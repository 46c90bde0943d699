'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import type { MessageProblem } from './send-message.ts'

/** All but what is said at a field. */
export type ShownProblem = Exclude<MessageProblem, { reason: 'email-wrong' }>

export function MessageNotice({ problem }: { problem: ShownProblem }) {
  const t = useTranslations('contact.problem')
  if (problem.reason !== 'closed') return <ProblemNotice problem={problem} namespace="contact" />
  return (
    <AppearingNotice kind="error" title={t('closed')}>
      {t('closedHelp')}
    </AppearingNotice>
  )
}
