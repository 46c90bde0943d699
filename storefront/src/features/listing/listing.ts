import 'server-only'
import { readServerSettings } from '../../env.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { FIRST_PAGE, getListing, type Listing, type ListingRequest, type ListingScope } from '../product-card/get-listing.ts'
import { PAGE_SIZE } from '../product-card/listing-size.ts'
import { needsVariants } from '../product-card/shown-variants.ts'
import { skip } from '../store/optional.ts'
import { answeredPages, countPages, type ListedPages, requestedPages } from './listed-pages.ts'
import { listingFilter, offeredFilters } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'

const { listingPaging } = readServerSettings()

export interface ListingPage {
  readonly listing: Listing
  readonly pages: ListedPages
  /** The requested page, if the backend does not return it although the listing has it. */
  readonly missingPage?: number
  /** The listing before any filter, which has all values to choose from. */
  readonly whole: Listing
  /** The requested query without filters that the listing does not offer. */
  readonly query: ListingQuery
  /** The variables that all pages of the listing share, for loading more. */
  readonly request: ListingRequest
}

/** @param whole the first page before any filter */
export async function getListingPage(scope: ListingScope, whole: Listing, requested: ListingQuery): Promise<ListingPage> {
  const query = { ...requested, filters: offeredFilters(requested.filters, whole) }
  const request = listingRequest(scope, whole, query)
  if (isPlain(query)) return { whole, query, listing: whole, pages: answeredPages(whole), request }
  const found = await getExistingPage(scope, query.page, request).catch(noneIfRefused)
  // No address is an error, even if the backend refuses one of its filters.
  if (!found) return getListingPage(scope, whole, { ...query, filters: {}, sort: undefined, page: 1 })
  const { listing, missingPage } = found
  const pages = await reachablePages(scope, answeredPages(listing), request)
  return { whole, query, listing, pages, request, ...(missingPage !== undefined && { missingPage }) }
}

/**
 * The results of a search before any filter.
 * @returns undefined if the backend refuses the text, as one that is too short
 */
export const getSearch = (scope: ListingScope, search: string): Promise<Listing | undefined> =>
  getListing(scope, FIRST_PAGE, { search, filter: {} }).catch(noneIfRefused)

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof StoreError && error.reason === 'invalid-input')) throw error
}

/** Search engines are configured to end at thousands of products. From here a page's links are checked; the next page then finds the answer cached. */
const LOOK_AHEAD_FROM = Math.floor(1000 / PAGE_SIZE)

async function reachablePages(scope: ListingScope, pages: ListedPages, request: ListingRequest): Promise<ListedPages> {
  if (pages.current <= LOOK_AHEAD_FROM || pages.current >= pages.total) return pages
  const next = await readPage(scope, pages.current + 1, request).catch(() => undefined)
  return next ? pages : { ...pages, total: pages.current }
}

/** Falls back to the first page: a jump beyond the last page is ignored. */
async function getExistingPage(scope: ListingScope, number: number, request: ListingRequest): Promise<{ listing: Listing; missingPage?: number }> {
  const found = number === 1 ? undefined : await readPage(scope, number, request).catch((error: unknown) => skipIfAnswered(number, error))
  if (found) return { listing: found }
  const first = await getListing(scope, FIRST_PAGE, request)
  return { listing: first, ...(number > 1 && number <= countPages(first) && { missingPage: number }) }
}

/** A page; undefined if the backend does not return it: beyond the last page Magento refuses, beyond the last product of its search engine there are none. */
async function readPage(scope: ListingScope, number: number, request: ListingRequest): Promise<Listing | undefined> {
  const listing = await getListing(scope, requestedPages(listingPaging, number), request).catch(noneIfRefused)
  return listing?.items?.length || listing?.total_count === 0 ? listing : undefined
}

/** Some releases report an internal error beyond the last product of the search engine. An outage is one. */
async function skipIfAnswered(number: number, error: unknown): Promise<undefined> {
  if (!(error instanceof ServerError) || error.status !== undefined || error.cause !== undefined) throw error
  await skip(`Page ${number} of a listing is`, error)
}

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

function listingRequest({ categoryUid }: ListingScope, whole: Listing, { filters, sort, search }: ListingQuery): ListingRequest {
  const isSortable = whole.sort_fields?.options?.some((field) => field?.value === sort?.field)
  return {
    ...(search && { search }),
    filter: { ...listingFilter(filters, whole), ...(categoryUid && { category_uid: { eq: categoryUid } }) },
    ...(sort && isSortable && { sort: { [sort.field]: sort.direction } }),
    ...(needsVariants(whole.items ?? [], filters) && { withVariants: true }),
  }
}
