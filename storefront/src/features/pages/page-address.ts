import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getEntryAt } from '../content/page-entry.ts'
import { getCategory } from '../listing/category.ts'
import { parseListingQuery } from '../listing/listing-query.ts'
import { getSearch } from '../listing/listing.ts'
import { shownQuery } from '../listing/shown-query.ts'
import { backendAddress } from '../url/backend-address.ts'
import { canonicalPath } from '../url/canonical-path.ts'
import { type ResolvedPath, resolvePath } from '../url/resolve-path.ts'
import { addressElsewhere } from './address-elsewhere.ts'
import { type RedirectTo, redirectTo } from './redirect-to.ts'

const { listingPaging } = readServerSettings()

/** A page with the part of the query that changes it, or a redirect. */
export type PageAddress = { readonly query: string } | RedirectTo

/**
 * What a page server needs to know before it renders a path, so that nothing is rendered for other spellings of a path, and for filters or
 * pages that a listing does not have; undefined if there is no page.
 * @param path without the language's prefix and without a slash at either end
 */
export async function pageAddress(path: string, query: string, locale: Locale): Promise<PageAddress | undefined> {
  if (path === 'search') return { query: await searchQuery(query, locale) }
  const atBackend = await backendAddress(path, locale)
  if (atBackend) return { status: 302, location: atBackend }
  const resolved = await resolvePath(path, locale)
  if (isOverridable(resolved) && (await getEntryAt(`/${path}`, locale))) return { query: '' }
  if (resolved.kind === 'unknown') {
    const elsewhere = await addressElsewhere(path, locale)
    return elsewhere === undefined ? undefined : { status: 307, location: elsewhere }
  }
  if (resolved.kind === 'redirect') return redirectTo(resolved, locale)
  const canonical = await canonicalPath(path, resolved, locale)
  if (canonical !== path) return { status: 308, location: localePath(locale, `/${canonical.split('/').map(encodeURIComponent).join('/')}`) }
  return { query: resolved.kind === 'category' ? await listingQuery(resolved.uid, query, locale) : '' }
}

/** Categories and products keep their addresses (blocks/rendered-entry.tsx). */
const isOverridable = ({ kind }: ResolvedPath): boolean => kind !== 'category' && kind !== 'product'

async function listingQuery(uid: string, text: string, locale: Locale): Promise<string> {
  if (text === '') return ''
  const query = parseListingQuery(text)
  const searched = query.search ? await getSearch({ locale, categoryUid: uid }, query.search) : undefined
  const whole = searched ?? (await getCategory(uid, locale))?.whole
  // The page of a refused search says so.
  return whole ? shownQuery(query, whole, listingPaging) : ''
}

async function searchQuery(text: string, locale: Locale): Promise<string> {
  const query = parseListingQuery(text)
  if (query.search === '') return ''
  const whole = await getSearch({ locale }, query.search)
  // The page of a search without results may show the listing of its correction, which is not known here.
  return whole?.total_count ? shownQuery(query, whole, listingPaging) : text
}
