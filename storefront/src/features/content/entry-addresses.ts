import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { splitLocale } from '../../i18n/paths.ts'
import type { ListedEntry } from './content-entry.ts'
import { localize } from './localize.ts'

/** Addresses by language, without prefixes, from the field `url` or from the targets. */
export function addressesOf({ data, query }: Pick<ListedEntry, 'data' | 'query'>): ReadonlyMap<Locale, string> {
  const targets = query.filter(({ property, operator }) => property === 'urlPath' && operator === 'is').flatMap(({ value }) => value)
  return new Map(
    LOCALES.flatMap((locale) => {
      const addresses = [localize(data.url, locale), targets].flat(2).filter((address) => typeof address === 'string' && address.startsWith('/'))
      const own = addresses.map((address) => splitLocale(address as string)).find((address) => address.locale === locale)
      return own ? [[locale, own.path] as const] : []
    }),
  )
}
