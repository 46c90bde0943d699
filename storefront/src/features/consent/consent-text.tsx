'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { CONSENT_ATTRIBUTES, MARKETING_CONSENT } from '../registration/consent-attributes.ts'
import { type Consent, consentDay, isLocked } from './consents.ts'

interface ConsentTextProps {
  readonly consent: Consent
}

/** A consent with its state and day. A given one shows the sentence that the customer accepted, if it was recorded. */
export function ConsentText({ consent }: ConsentTextProps) {
  const t = useTranslations('dashboardConsents')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const currentText = useConsentText()
  const { isGiven, isRequired, record } = consent
  const date = record && consentDay(record, locale, timeZone)
  const state = isGiven ? (date ? t('given', { date }) : t('givenUndated')) : date ? t('withdrawn', { date }) : t('notGiven')
  const locked = isLocked(consent)
  const account = (chunks: ReactNode) => (
    <Link className="underline" href={`${localePath(locale, '/dashboard/account')}#delete`}>
      {chunks}
    </Link>
  )
  return (
    <span className={locked ? 'flex gap-3.5 py-2.5 [&>svg]:mt-0.75' : undefined}>
      {locked && <CheckIcon size={20} />}
      <span className="block">
        <b className="block font-semibold wrap-anywhere">{(isGiven && record?.text) || currentText(consent)}</b>
        <span className="block text-sm text-mute">{isRequired ? `${state}, ${t('required')}` : state}</span>
        {locked && <span className="block text-sm text-soft">{t.rich('withdrawRequired', { account })}</span>}
      </span>
    </span>
  )
}

/** The current sentence of a consent: the shop's label, or else our message. */
export function useConsentText(): (consent: Consent) => string {
  const t = useTranslations('dashboardConsents')
  return ({ code, label }) => label ?? t(NAMES[code as keyof typeof NAMES] ?? 'newsletter')
}

const NAMES = {
  [MARKETING_CONSENT]: 'marketing',
  [CONSENT_ATTRIBUTES.statute]: 'statute',
  [CONSENT_ATTRIBUTES.personalData]: 'personalData',
} as const
