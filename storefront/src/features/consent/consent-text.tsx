'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { consentDay } from './consent-day.ts'
import type { Consent } from './consents.ts'
import { useConsentWords } from './use-consent-words.ts'

interface ConsentTextProps {
  readonly consent: Consent
  /** The shop's own. */
  readonly timeZone: string
}

/** What was agreed to, and when: the words that the customer read then, where they are known. */
export function ConsentText({ consent, timeZone }: ConsentTextProps) {
  const t = useTranslations('dashboardConsents')
  const locale = useLocale()
  const wordsOf = useConsentWords()
  const { isGiven, isRequired, record } = consent
  const date = record && consentDay(record, locale, timeZone)
  const state = isGiven ? (date ? t('given', { date }) : t('givenUndated')) : date ? t('withdrawn', { date }) : t('notGiven')
  const isSettled = isRequired && isGiven
  const account = (words: ReactNode) => (
    <Link className="underline" href={localePath(locale, '/dashboard/account')}>
      {words}
    </Link>
  )
  return (
    <span className={isSettled ? 'flex gap-3.5 py-2.5 [&>svg]:mt-0.75' : undefined}>
      {isSettled && <CheckIcon size={20} />}
      <span className="block">
        <b className="block font-semibold wrap-anywhere">{(isGiven && record?.words) || wordsOf(consent)}</b>
        <span className="block text-sm text-mute">{isRequired ? `${state}, ${t('required')}` : state}</span>
        {isSettled && <span className="block text-sm text-soft">{t.rich('withdrawRequired', { account })}</span>}
      </span>
    </span>
  )
}
