'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import type { AuthProblem } from './auth-problem.ts'

interface ProblemNoticeProps {
  readonly problem: AuthProblem
  /** Whose words the page has; all say `problem` in the same keys. */
  readonly namespace: 'login' | 'register' | 'dashboardAccount' | 'findOrder'
}

export function ProblemNotice({ problem, namespace }: ProblemNoticeProps) {
  const t = useTranslations(`${namespace as 'login'}.problem`)
  switch (problem.reason) {
    case 'wrong-credentials':
      return <AppearingNotice kind="error" title={t('wrongCredentials')}>{t('wrongCredentialsHelp')}</AppearingNotice>
    case 'too-many':
      return (
        <AppearingNotice kind="error" title={t('tooMany')}>
          {problem.minutes === undefined ? t('tooManyHelp') : t('tooManyMinutes', { minutes: problem.minutes })}
        </AppearingNotice>
      )
    case 'refused':
      return <AppearingNotice kind="error" title={t('refused')}>{t('refusedHelp')}</AppearingNotice>
    case 'unreachable':
      return <AppearingNotice kind="error" title={t('unreachable')}>{t('unreachableHelp')}</AppearingNotice>
  }
}
