'use client'

import { useTranslations } from 'next-intl'
import { CONSENT_ATTRIBUTES, MARKETING_CONSENT } from '../registration/consent-attributes.ts'
import type { Consent } from './consents.ts'

const NAMES = {
  [MARKETING_CONSENT]: 'marketing',
  [CONSENT_ATTRIBUTES.statute]: 'statute',
  [CONSENT_ATTRIBUTES.personalData]: 'personalData',
} as const

/** What a consent is asked for with now: in the shop's words, and without them in ours. */
export function useConsentWords(): (consent: Consent) => string {
  const t = useTranslations('dashboardConsents')
  return ({ code, words }) => words ?? t(NAMES[code as keyof typeof NAMES] ?? 'newsletter')
}
