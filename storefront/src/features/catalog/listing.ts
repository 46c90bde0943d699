import 'server-only'
import { readServerSettings } from '../../env.ts'
import { ListingWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { ListingOperation } from '../../graphql/generated/listing.ts'
import type { ListingQuery as ListingAnswer } from '../../graphql/generated/types.ts'
import { StoreError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from './attribute-names.ts'
import { filterInputs, listingFilter, offeredFilters } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import { askedPages } from './listed-pages.ts'
import { PAGE_SIZE } from './listing-size.ts'
import type { ProductsAsked } from './products-asked.ts'

const { listingPaging } = readServerSettings()
const FIRST_PAGE = { pageSize: PAGE_SIZE, currentPage: 1 }

export type Listing = NonNullable<ListingAnswer['products']>

export interface ListingScope {
  readonly locale: Locale
  /** The category whose products are listed; all of the shop's without one. */
  readonly categoryUid?: string
}

interface Page {
  readonly pageSize: number
  readonly currentPage: number
}

/** A page of a listing; the first of all that the scope has, unless it is asked otherwise. */
export async function getListing({ locale, categoryUid }: ListingScope, page: Page = FIRST_PAGE, asked?: ProductsAsked): Promise<Listing> {
  const operation = (await hasCustomAttributes(locale)) ? ListingWithAttributesOperation : ListingOperation
  const tags = [categoryUid ? `category:${categoryUid}` : 'search', 'products']
  const filter = { ...asked?.filter, ...(categoryUid && { category_uid: { eq: categoryUid } }) }
  const { products } = await read(operation, { ...asked, filter, ...page }, { locale, tags })
  if (!products) throw new Error('Listing: the answer has no products')
  return products
}

export interface ListingPage {
  readonly listing: Listing
  /** The listing before any filter: what there is to choose from. */
  readonly whole: Listing
  /** What was asked, without what the listing cannot have. */
  readonly query: ListingQuery
  /** For whoever asks on: what is listed, whichever page of it. */
  readonly asked: ProductsAsked
}

/** @param whole the first page before any filter */
export async function getListingPage(scope: ListingScope, whole: Listing, wanted: ListingQuery): Promise<ListingPage> {
  const query = { ...wanted, filters: offeredFilters(wanted.filters, whole) }
  const asked = productsAsked(scope, whole, query)
  const listing = isPlain(query) ? whole : await getExistingPage(scope, query.page, asked)
  return { whole, query, listing, asked }
}

/** What a search finds before any filter. */
export const getSearch = (scope: ListingScope, search: string): Promise<Listing> => getListing(scope, FIRST_PAGE, { search, filter: {} })

/** A page beyond the last one is the first: a jump outside the bounds is ignored. */
async function getExistingPage(scope: ListingScope, number: number, asked: ProductsAsked): Promise<Listing> {
  try {
    return await getListing(scope, askedPages(listingPaging, number), asked)
  } catch (error) {
    if (number === 1 || !(error instanceof StoreError)) throw error
    return getListing(scope, FIRST_PAGE, asked)
  }
}

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

function productsAsked({ categoryUid }: ListingScope, whole: Listing, { filters, sort, search }: ListingQuery): ProductsAsked {
  const isSortable = whole.sort_fields?.options?.some((field) => field?.value === sort?.field)
  return {
    ...(search && { search }),
    filter: { ...listingFilter(filters, filterInputs(whole)), ...(categoryUid && { category_uid: { eq: categoryUid } }) },
    ...(sort && isSortable && { sort: { [sort.field]: sort.direction } }),
  }
}
