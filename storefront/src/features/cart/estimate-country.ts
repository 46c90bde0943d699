import 'server-only'
import { lacksField } from '../../graphql/refusals/engine-words.ts'
import { EstimateCountryOperation } from '../../graphql/generated/estimate-shipping.since-2.4.7.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { orWithout } from '../store/or-without.ts'

/** The country for which the cart's delivery is estimated; none before Magento 2.4.7, which cannot estimate. */
export const getEstimateCountry = (locale: Locale): Promise<string | undefined> => orWithout('The estimate of delivery', readCountry(locale))

async function readCountry(locale: Locale): Promise<string | undefined> {
  try {
    const { storeConfig } = await read(EstimateCountryOperation, {}, { locale, tags: ['store'] })
    return storeConfig?.default_country ?? undefined
  } catch (error) {
    if (lacksField(error, 'default_country')) return undefined
    throw error
  }
}
