import 'server-only'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { getStoreCountry } from './store-country.ts'

/**
 * The likeliest countries of the shop's customers: the store's own country, which Magento returns since 2.4.7, then the countries of the
 * store views' languages, this view's first.
 */
export async function getHomeCountries(locale: Locale): Promise<string[]> {
  const views = [locale, ...LOCALES.filter((other) => other !== locale)]
  const [own, ...stores] = await Promise.all([getStoreCountry(locale), ...views.map((view) => getStoreConfigOrNone(view))])
  return [...new Set([own, ...stores.map((store) => regionOf(store?.languageTag))])].filter((country) => country !== undefined)
}

/** The country in a language tag in Magento's form or the web's: US in `en_US`, CN in `zh-Hans-CN`. */
export const regionOf = (languageTag: string | undefined): string | undefined => /[_-]([A-Z]{2})$/.exec(languageTag ?? '')?.[1]
