import { expect, test } from 'vitest'
import { consentMode } from './tag-manager.ts'

const ADS = ['ad_storage', 'ad_user_data', 'ad_personalization']
const ALWAYS = ['functionality_storage', 'security_storage']

test.each([
  [[], ALWAYS],
  [['analytics'], [...ALWAYS, 'analytics_storage']],
  [['marketing'], [...ALWAYS, ...ADS]],
  [['personalization'], [...ALWAYS, 'personalization_storage']],
  [['analytics', 'marketing', 'personalization'], [...ALWAYS, ...ADS, 'analytics_storage', 'personalization_storage']],
] as const)('[TAG-01] %j grants %j and denies the rest', (purposes, granted) => {
  const mode = consentMode(purposes)
  expect(Object.keys(mode)).toHaveLength(7)
  expect(Object.entries(mode).flatMap(([storage, permission]) => (permission === 'granted' ? [storage] : [])).toSorted()).toEqual([...granted].toSorted())
})
