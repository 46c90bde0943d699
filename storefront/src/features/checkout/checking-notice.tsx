'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'

/** Stands where the order button was, until the shop has said what became of the order. */
export function CheckingNotice() {
  const t = useTranslations('checkout.payment')
  return (
    <div className="mt-8">
      <AppearingNotice kind="info" title={t('checking')} takesFocus>
        <p>{t('checkingHelp')}</p>
        <span className="spinner mt-2 block" aria-hidden />
      </AppearingNotice>
    </div>
  )
}
