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

/** A consent with its state and day. What an account requires is named by its document once it is accepted. */
export function ConsentText({ consent }: ConsentTextProps) {
  const t = useTranslations('dashboardConsents')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const currentText = useConsentText()
  const { code, isGiven, isRequired, record } = consent
  const date = record && consentDay(record, locale, timeZone)
  const state = isGiven ? (date ? t('given', { date }) : t('givenUndated')) : date ? t('withdrawn', { date }) : t('notGiven')
  const account = (chunks: ReactNode) => (
    <Link className="underline" href={`${localePath(locale, '/dashboard/account')}#delete`}>
      {chunks}
    </Link>
  )
  if (!isLocked(consent)) {
    return (
      <span className="block">
        <b className="block font-semibold wrap-anywhere">{currentText(consent)}</b>
        <span className="block text-sm text-mute">{isRequired ? `${state}, ${t('required')}` : state}</span>
      </span>
    )
  }
  const isContract = code === CONSENT_ATTRIBUTES.statute
  const accepted = isContract ? 'accepted' : 'read'
  return (
    <span className="flex gap-3.5 pt-2.5 [&>svg]:mt-0.75">
      <CheckIcon size={20} />
      <span className="block">
        <b className="block font-semibold wrap-anywhere">{t(NAMES[code as keyof typeof NAMES])}</b>
        <span className="block text-sm text-mute">{date ? t(accepted, { date }) : t(`${accepted}Undated`)}</span>
        {isContract && <span className="block text-sm text-soft">{t.rich('withdrawRequired', { account })}</span>}
      </span>
    </span>
  )
}

/** The sentence that the customer agreed to, in the language of that day, where it is not the one above. */
export function RecordedText({ consent }: ConsentTextProps) {
  const t = useTranslations('dashboardConsents')
  const currentText = useConsentText()
  const { isGiven, record } = consent
  if (!isGiven || !record || (!isLocked(consent) && record.text === currentText(consent))) return null
  return (
    <details className="ml-8.5 pb-2.5 text-sm">
      <summary className="tap inline-flex cursor-pointer items-center text-mute underline">{t('wording')}</summary>
      <q className="block wrap-anywhere text-soft">{record.text}</q>
    </details>
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
