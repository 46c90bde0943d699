import 'server-only'
import { StoreCountryOperation } from '../../graphql/generated/store-country.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { optional } from '../store/optional.ts'

/** The store's own country, for which delivery is estimated until an address is given; undefined before Magento 2.4.7, which has no such field. */
export const getStoreCountry = (locale: Locale): Promise<string | undefined> => optional("The store's country", readCountry(locale))

async function readCountry(locale: Locale): Promise<string | undefined> {
  try {
    const { storeConfig } = await read(StoreCountryOperation, {}, { locale, tags: ['store'] })
    return storeConfig?.default_country ?? undefined
  } catch (error) {
    if (lacksField(error, 'default_country')) return undefined
    throw error
  }
}
