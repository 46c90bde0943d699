import type { Context } from '../../graphql/context.ts'
import type { DeliveryCountry } from '../directory/countries.ts'
import { deliveryCountries } from '../directory/delivery-countries.ts'
import { setting } from '../store/settings.ts'

/** The countries that an address may be in and the fields that they require, by Magento's settings. */
export interface AddressRules {
  readonly countries: readonly DeliveryCountry[]
  readonly withoutPostcode: readonly string[]
  readonly withRegion: readonly string[]
}

export function addressRules({ database, store }: Pick<Context, 'database' | 'store'>): AddressRules {
  return {
    countries: deliveryCountries({ database, store }),
    withoutPostcode: setting(database, 'general/country/optional_zip_countries', store.id).split(','),
    withRegion: setting(database, 'general/region/state_required', store.id).split(','),
  }
}

export const needsPostcode = (countryCode: string, { withoutPostcode }: AddressRules): boolean => !withoutPostcode.includes(countryCode)
