'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { BotCheckNotice } from '../bot-check/bot-check-notice.tsx'
import { isBotCheck } from '../bot-check/is-bot-check.ts'
import type { AuthProblem } from './auth-problem.ts'

interface ProblemNoticeProps {
  readonly problem: AuthProblem
  /** The page's namespace; each has the same keys under `problem`. */
  readonly namespace: 'login' | 'register' | 'dashboardAccount' | 'findOrder' | 'newsletter' | 'contact'
}

const MESSAGES = { 'wrong-credentials': 'wrongCredentials', 'too-many': 'tooMany', refused: 'refused', incomplete: 'incomplete', unreachable: 'unreachable' } as const

export function ProblemNotice({ problem, namespace }: ProblemNoticeProps) {
  const t = useTranslations(`${namespace as 'login'}.problem`)
  if (isBotCheck(problem.reason)) return <BotCheckNotice reason={problem.reason} />
  const message = MESSAGES[problem.reason]
  const minutes = 'minutes' in problem ? problem.minutes : undefined
  return (
    <AppearingNotice kind="error" title={t(message)} failure={problem}>
      {minutes === undefined ? t(`${message}Help`) : t('tooManyMinutes', { minutes })}
    </AppearingNotice>
  )
}
