import 'server-only'
import { readServerSettings } from '../../env.ts'
import { StoreError } from '../../graphql/errors.ts'
import { FIRST_PAGE, getListing, type Listing, type ListingRequest, type ListingScope } from '../product-card/get-listing.ts'
import { requestedPages } from './listed-pages.ts'
import { listingFilter, offeredFilters } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'

const { listingPaging } = readServerSettings()

export interface ListingPage {
  readonly listing: Listing
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
  const listing = isPlain(query) ? whole : await getExistingPage(scope, query.page, request)
  return { whole, query, listing, request }
}

/** The results of a search before any filter. */
export const getSearch = (scope: ListingScope, search: string): Promise<Listing> => getListing(scope, FIRST_PAGE, { search, filter: {} })

/** Falls back to the first page: a jump beyond the last page is ignored. */
async function getExistingPage(scope: ListingScope, number: number, request: ListingRequest): Promise<Listing> {
  try {
    return await getListing(scope, requestedPages(listingPaging, number), request)
  } catch (error) {
    if (number === 1 || !(error instanceof StoreError)) throw error
    return getListing(scope, FIRST_PAGE, request)
  }
}

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

function listingRequest({ categoryUid }: ListingScope, whole: Listing, { filters, sort, search }: ListingQuery): ListingRequest {
  const isSortable = whole.sort_fields?.options?.some((field) => field?.value === sort?.field)
  return {
    ...(search && { search }),
    filter: { ...listingFilter(filters, whole), ...(categoryUid && { category_uid: { eq: categoryUid } }) },
    ...(sort && isSortable && { sort: { [sort.field]: sort.direction } }),
  }
}
