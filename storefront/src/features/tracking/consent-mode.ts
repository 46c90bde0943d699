import type { Purpose } from './purposes.ts'

type Permission = 'granted' | 'denied'

/** What each kind of storage is for, by the names of Google's Consent Mode v2. */
const STORAGE = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  personalization_storage: 'personalization',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Readonly<Record<string, Purpose | 'necessary'>>

export type ConsentMode = Readonly<Record<keyof typeof STORAGE, Permission>>

export function consentMode(granted: readonly Purpose[]): ConsentMode {
  const permissions = Object.entries(STORAGE).map(([storage, purpose]): [string, Permission] => [
    storage,
    purpose === 'necessary' || granted.includes(purpose) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(permissions) as ConsentMode
}
