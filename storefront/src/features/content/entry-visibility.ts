import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { type ListedEntry, localize } from './content-entry.ts'

interface Publication {
  readonly published?: string | undefined
  /** Milliseconds since 1970. */
  readonly startDate?: number | null | undefined
  readonly endDate?: number | null | undefined
}

/** Entries that visitors may see now. The service ignores dates in untargeted lists, and cached answers may predate them. */
export function published<Entry extends Publication>(entries: readonly Entry[], now = Date.now()): Entry[] {
  return entries.filter(
    ({ published: state = 'published', startDate, endDate }) => state === 'published' && (startDate ?? 0) <= now && now < (endDate ?? Infinity),
  )
}

/** Entries that editors may see. */
export const drafts = <Entry extends Publication>(entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.published !== 'archived')

type Target = ListedEntry['query'][number]

const OPERATORS: Readonly<Record<string, (actual: string, expected: string) => boolean>> = {
  is: (actual, expected) => actual === expected,
  startsWith: (actual, expected) => actual.startsWith(expected),
  endsWith: (actual, expected) => actual.endsWith(expected),
  contains: (actual, expected) => actual.includes(expected),
}

/**
 * Whether all targets of an entry match a page. Pages are the same for every visitor, so a target of anything but the address
 * and the language, such as the device, never matches.
 * @param path public
 */
export function matchesTargets(query: readonly Target[], path: string, locale: string): boolean {
  const known: Readonly<Record<string, string>> = { urlPath: path, locale }
  return query.every(({ property, operator, value }) => {
    const actual = known[property]
    if (actual === undefined) return false
    const expected = [value].flat().map(String)
    if (operator === 'isNot') return !expected.includes(actual)
    return expected.some((each) => OPERATORS[operator]?.(actual, each))
  })
}

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
