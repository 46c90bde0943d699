'use client'

import { useTranslations } from 'next-intl'
import { logFailure } from '../../lib/log-failure.ts'
import { requestedPurposes } from './purposes.ts'

/** Lets visitors change their choice at any time. Only for components that are rendered in the browser. */
export function CookieSettings() {
  const t = useTranslations('common')
  if (requestedPurposes().length === 0) return null
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
