'use client'

import { useTranslations } from 'next-intl'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'

interface MessageSentProps {
  readonly email: string
  readonly onAnother: () => void
}

/** In the place of the form, so that nobody sends the same twice. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const t = useTranslations('contact.sent')
  return (
    <div className="grid justify-items-start gap-5">
      <AppearingNotice takesFocus kind="success" title={t('title')}>
        <p className="wrap-anywhere">{t('help', { email })}</p>
      </AppearingNotice>
      <Button variant="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}
