import 'server-only'
import { readServerSettings } from '../../env.ts'
import { RegionCountriesOperation } from '../../graphql/generated/region-countries.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { optional } from '../store/optional.ts'
import type { AddressSettings } from './address-settings.ts'
import { getHomeCountries } from './home-countries.ts'

export async function getAddressSettings(locale: Locale): Promise<AddressSettings> {
  const [homes, told] = await Promise.all([getHomeCountries(locale), optional('The countries that require a region', readRegionCountries(locale))])
  return { homes, withRegion: told ?? readServerSettings().regionCountries }
}

/** Magento returns them since 2.4.7. */
async function readRegionCountries(locale: Locale): Promise<readonly string[] | undefined> {
  try {
    const { storeConfig } = await read(RegionCountriesOperation, {}, { locale, tags: ['store'] })
    return storeConfig?.countries_with_required_region?.split(',').filter(Boolean)
  } catch (error) {
    if (lacksField(error, 'countries_with_required_region')) return undefined
    throw error
  }
}
