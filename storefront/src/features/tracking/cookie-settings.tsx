'use client'

import { useTranslations } from 'next-intl'
import { logFailure } from '../../lib/log-failure.ts'
import { askedPurposes } from './consent.ts'

/** Lets visitors change their mind as easily as they have made it up. Of use in what is drawn in the browser alone. */
export function CookieSettings() {
  const t = useTranslations('common')
  if (askedPurposes().length === 0) return null
  return (
    <button type="button" className="min-h-11 underline hover:text-text" onClick={() => void open()}>
      {t('footer.cookieSettings')}
    </button>
  )
}

async function open(): Promise<void> {
  try {
    await (await import('./open-choices.tsx')).openChoices()
  } catch (error) {
    logFailure('The cookie settings could not be loaded', error)
  }
}
