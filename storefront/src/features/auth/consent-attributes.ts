import type { Registration } from './registration-schema.ts'

/** What a backend may keep of the consents, by its own codes. The newsletter's is the subscription itself. */
export const CONSENT_ATTRIBUTES = {
  statute: 'consent_statute',
  personalData: 'consent_personal_data',
} as const satisfies Partial<Record<keyof Registration, string>>

export type KeptConsent = keyof typeof CONSENT_ATTRIBUTES
