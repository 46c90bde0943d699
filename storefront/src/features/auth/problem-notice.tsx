'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '../../ui/notice.tsx'
import type { AuthProblem } from './auth-problem.ts'

interface ProblemNoticeProps {
  readonly problem: AuthProblem
  /** Whose words the page has; both say `problem` in the same keys. */
  readonly namespace: 'login' | 'register'
}

export function ProblemNotice({ problem, namespace }: ProblemNoticeProps) {
  const t = useTranslations(`${namespace as 'login'}.problem`)
  switch (problem.reason) {
    case 'wrong-credentials':
      return <Notice kind="error" title={t('wrongCredentials')}>{t('wrongCredentialsHelp')}</Notice>
    case 'too-many':
      return (
        <Notice kind="error" title={t('tooMany')}>
          {problem.minutes === undefined ? t('tooManyHelp') : t('tooManyMinutes', { minutes: problem.minutes })}
        </Notice>
      )
    case 'refused':
      return <Notice kind="error" title={t('refused')}>{t('refusedHelp')}</Notice>
    case 'unreachable':
      return <Notice kind="error" title={t('unreachable')}>{t('unreachableHelp')}</Notice>
  }
}
