import 'server-only'
import { readServerSettings } from '../../env.ts'
import { ListingWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { ListingOperation } from '../../graphql/generated/listing.ts'
import type { ListingQuery as ListingAnswer, ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import { StoreError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { listingFilter, offeredFilters } from './listing-filter.ts'
import { type ListingQuery, PLAIN_LISTING } from './listing-query.ts'
import { askedPages } from './listed-pages.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { getProductSchema } from './product-schema.ts'
import type { ProductsAsked } from './products-asked.ts'

const { listingPaging } = readServerSettings()

export type Listing = NonNullable<ListingAnswer['products']>

export interface ListingScope {
  readonly locale: Locale
  /** The category whose products are listed; all of the shop's without one. */
  readonly categoryUid?: string
}

/** A page of a listing. A page beyond the last one is the first: a jump outside the bounds is ignored. */
export async function getListing(scope: ListingScope, query: ListingQuery, pageSize = PAGE_SIZE): Promise<Listing> {
  try {
    return await askListing(scope, query, { pageSize, currentPage: query.page })
  } catch (error) {
    if (query.page === 1 || !(error instanceof StoreError)) throw error
    return askListing(scope, query, { pageSize, currentPage: 1 })
  }
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
export async function getListingPage(scope: ListingScope, whole: Listing, asked: ListingQuery): Promise<ListingPage> {
  const { filters } = await getProductSchema(scope.locale)
  const query = { ...asked, filters: offeredFilters(asked.filters, whole, filters) }
  const { pageSize, currentPage } = askedPages(listingPaging, query.page)
  const listing = isPlain(query) ? whole : await getListing(scope, { ...query, page: currentPage }, pageSize)
  return { whole, query, listing, asked: await productsAsked(scope, query) }
}

/** What a search finds before any filter. */
export const getSearch = (scope: ListingScope, search: string): Promise<Listing> => getListing(scope, { ...PLAIN_LISTING, search })

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

async function productsAsked({ locale, categoryUid }: ListingScope, { filters, sort, search }: ListingQuery): Promise<ProductsAsked> {
  const schema = await getProductSchema(locale)
  const filter: ProductAttributeFilterInput = {
    ...listingFilter(filters, schema.filters),
    ...(categoryUid && { category_uid: { eq: categoryUid } }),
  }
  return {
    ...(search && { search }),
    filter,
    ...(sort && schema.sorts.has(sort.field) && { sort: { [sort.field]: sort.direction } }),
  }
}

async function askListing(scope: ListingScope, query: ListingQuery, page: { pageSize: number; currentPage: number }): Promise<Listing> {
  const { locale, categoryUid } = scope
  const { hasCustomAttributes } = await getProductSchema(locale)
  const operation = hasCustomAttributes ? ListingWithAttributesOperation : ListingOperation
  const tags = [categoryUid ? `category:${categoryUid}` : 'search', 'products']
  const { products } = await read(operation, { ...(await productsAsked(scope, query)), ...page }, { locale, tags })
  if (!products) throw new Error('Listing: the answer has no products')
  return products
}
