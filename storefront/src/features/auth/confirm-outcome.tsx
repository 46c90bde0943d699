'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLink } from './auth-link.tsx'
import type { Confirmation } from './confirmation.ts'

export type Outcome = Confirmation | 'link-sent'

interface ConfirmOutcomeProps {
  readonly outcome: Outcome
  readonly isBusy: boolean
  /** Undefined where nobody knows to whom another link would go. */
  readonly onResend: (() => void) | undefined
}

export function ConfirmOutcome({ outcome, isBusy, onResend }: ConfirmOutcomeProps) {
  const t = useTranslations('register.confirm')
  if (outcome === 'link-sent') return <Notice kind="info" title={t('sent')}>{t('sentHelp')}</Notice>
  if (outcome === 'link-refused') {
    return (
      <>
        <Notice kind="error" title={t('refused')}>{t(onResend ? 'resendHelp' : 'refusedHelp')}</Notice>
        {onResend && (
          <Button busy={isBusy} onClick={onResend} wide>
            {t('resend')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <Notice kind="success" title={t(outcome === 'confirmed' ? 'confirmed' : 'alreadyActive')}>{t('confirmedHelp')}</Notice>
      <AuthLink path="/login" className={buttonStyle({ wide: true })}>
        {t('logIn')}
      </AuthLink>
    </>
  )
}
