import type { DatabaseSync } from 'node:sqlite'
import { setting } from '../store/settings.ts'

/** Which countries' addresses need what, by Magento's settings. */
export interface AddressRules {
  readonly withoutPostcode: readonly string[]
  readonly withRegion: readonly string[]
}

export function addressRules(database: DatabaseSync): AddressRules {
  return {
    withoutPostcode: setting(database, 'general/country/optional_zip_countries').split(','),
    withRegion: setting(database, 'general/region/state_required').split(','),
  }
}

export const needsPostcode = (countryCode: string, { withoutPostcode }: AddressRules): boolean => !withoutPostcode.includes(countryCode)
