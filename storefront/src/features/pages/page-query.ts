import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getEntryAt } from '../content/page-entry.ts'
import { getCategory } from '../listing/category.ts'
import { parseListingQuery } from '../listing/listing-query.ts'
import { getSearch } from '../listing/listing.ts'
import { shownQuery } from '../listing/shown-query.ts'
import { resolvePath } from '../url/resolve-path.ts'

const { listingPaging } = readServerSettings()

/**
 * The part of the query that changes the page at a path, so that a listing is not rendered for filters or pages that it does not
 * have; undefined if there is no page.
 * @param path without the language's prefix and without a slash at either end
 */
export async function pageQuery(path: string, query: string, locale: Locale): Promise<string | undefined> {
  if (path === 'search') return searchQuery(query, locale)
  const resolved = await resolvePath(path, locale)
  if (resolved.kind === 'category') {
    const whole = query === '' ? undefined : (await getCategory(resolved.uid, locale))?.whole
    return whole ? shownQuery(parseListingQuery(query), whole, listingPaging) : ''
  }
  if (resolved.kind !== 'unknown') return ''
  return (await getEntryAt(`/${path}`, locale)) ? '' : undefined
}

async function searchQuery(text: string, locale: Locale): Promise<string> {
  const query = parseListingQuery(text)
  if (query.search === '') return ''
  const whole = await getSearch({ locale }, query.search)
  // The page of a search without results may show the listing of its correction, which is not known here.
  return whole.total_count ? shownQuery(query, whole, listingPaging) : text
}
