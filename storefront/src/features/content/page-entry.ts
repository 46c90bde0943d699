import 'server-only'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { shareMetadata } from '../store/share-metadata.ts'
import type { Counterparts } from '../url/page-links.tsx'
import type { ContentEntry, ListedEntry } from './content-entry.ts'
import { getEntryPicture } from './entry-files.ts'
import { addressesOf, matchesTargets } from './entry-visibility.ts'
import { getDraftsAt, getListedPages, getPagesAt } from './read-entries.ts'

/** @param path without the language's prefix, beginning with a slash */
export const getEntryAt = cache(async (path: string, locale: Locale): Promise<ContentEntry | undefined> => {
  const address = localePath(locale, path)
  const { isEnabled } = await draftMode()
  if (isEnabled) return (await getDraftsAt(address, locale)).find(isTargeted)
  const listed = await getListed(address, locale)
  // Untargeted entries match every address, and the service may return them first.
  return listed && (await getPagesAt(listed.id, address, locale)).find(({ id }) => id === listed.id)
})

/**
 * @param path without the language's prefix, beginning with a slash
 * @param fallback the address of a picture for an entry without one
 */
export async function entryMetadata({ data }: ContentEntry, path: string, locale: Locale, fallback?: string | null): Promise<Metadata> {
  const picture = (await getEntryPicture(data.image)) ?? fallback
  return shareMetadata({ title: data.title, description: data.description, path: localePath(locale, path), picture }, locale)
}

/** The page's addresses in the other languages. */
export async function entryCounterparts(path: string, locale: Locale): Promise<Counterparts> {
  const listed = await getListed(localePath(locale, path), locale)
  if (!listed) return []
  return [...addressesOf(listed)].flatMap(([other, address]) => (other === locale ? [] : [{ locale: other, path: localePath(other, address) }]))
}

/** The addresses of each marketing page by language, without prefixes. */
export async function getPageAddresses(): Promise<ReadonlyArray<ReadonlyMap<Locale, string>>> {
  return (await getListedPages()).map(addressesOf)
}

async function getListed(address: string, locale: Locale): Promise<ListedEntry | undefined> {
  return (await getListedPages()).find((entry) => isAt(entry, address, locale))
}

const isTargeted = ({ query }: Pick<ListedEntry, 'query'>): boolean => query.some(({ property }) => property === 'urlPath')

/** An untargeted entry without an address is not a page, although it matches every address. */
function isAt(entry: ListedEntry, address: string, locale: Locale): boolean {
  return isTargeted(entry) ? matchesTargets(entry.query, address, locale) : [...addressesOf(entry)].some(([other, path]) => localePath(other, path) === address)
}
