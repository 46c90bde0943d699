'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { BotCheckNotice } from '../bot-check/bot-check-notice.tsx'
import { isBotCheck } from '../bot-check/is-bot-check.ts'
import type { StockAlertAnswer } from './stock-alert-answer.ts'

const MESSAGES = { 'in-stock': 'inStock', gone: 'gone', 'too-many': 'tooMany', unreachable: 'unreachable' } as const

/** Why a request was not stored. */
export function StockAlertProblem({ answer }: { readonly answer: StockAlertAnswer }) {
  const t = useTranslations('stockAlert.problem')
  const { outcome } = answer
  if (isBotCheck(outcome)) return <BotCheckNotice reason={outcome} />
  if (outcome === 'accepted' || outcome === 'email-wrong') return null
  const minutes = 'minutes' in answer ? answer.minutes : undefined
  const message = MESSAGES[outcome]
  return (
    <AppearingNotice kind={outcome === 'in-stock' ? 'success' : 'error'} title={t(message)} failure={answer}>
      {minutes === undefined ? t(`${message}Help`) : t('tooManyMinutes', { minutes })}
    </AppearingNotice>
  )
}
