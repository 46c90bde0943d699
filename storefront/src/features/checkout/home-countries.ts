import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { regionOf } from '../address/region-of.ts'
import { getEstimateCountry } from '../cart/estimate-country.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'

/**
 * Where the shop's customers most likely live, the likeliest first: the store's own country, which Magento tells since 2.4.7, and before that
 * where its store views' languages are spoken, this one's first.
 */
export async function getHomeCountries(locale: Locale): Promise<string[]> {
  const views = [locale, ...LOCALES.filter((other) => other !== locale)]
  const [own, ...stores] = await Promise.all([getEstimateCountry(locale), ...views.map((view) => getStoreConfigOrNone(view))])
  return [...new Set([own, ...stores.map((store) => regionOf(store?.languageTag))])].filter((country) => country !== undefined)
}
