'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthLink } from './auth-link.tsx'
import type { Confirmation } from './confirmation.ts'

export type Outcome = Confirmation | 'link-sent'

/** After which there is nothing left to press. */
export function ConfirmOutcome({ outcome }: { outcome: Exclude<Outcome, 'link-refused'> }) {
  const t = useTranslations('register.confirm')
  if (outcome === 'link-sent') return <AppearingNotice kind="info" title={t('sent')} takesFocus>{t('sentHelp')}</AppearingNotice>
  return (
    <>
      <AppearingNotice kind="success" title={t('confirmed')} takesFocus>{t('confirmedHelp')}</AppearingNotice>
      <AuthLink path="/login" className={buttonStyle({ wide: true })}>
        {t('logIn')}
      </AuthLink>
    </>
  )
}
