'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'

/** For a shop that mails a confirmation link first. */
export function ConfirmNotice({ email }: { email: string }) {
  const t = useTranslations('dashboardNewsletter')
  return (
    <AppearingNotice kind="info" title={t('confirm')}>
      <p className="wrap-anywhere">{t('confirmHelp', { email })}</p>
    </AppearingNotice>
  )
}
