import 'server-only'
import { ListingWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { ListingOperation } from '../../graphql/generated/listing.ts'
import type { ListingQuery as ListingAnswer, ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import { StoreError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { listingFilter, offeredFilters } from './listing-filter.ts'
import { type ListingQuery, PLAIN_LISTING } from './listing-query.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { getProductSchema } from './product-schema.ts'

export type Listing = NonNullable<ListingAnswer['products']>

export interface ListingScope {
  readonly locale: Locale
  /** The category whose products are listed; all of the shop's without one. */
  readonly categoryUid?: string
}

/** A page of a listing. A page beyond the last one is the first: a jump outside the bounds is ignored. */
export async function getListing(scope: ListingScope, query: ListingQuery, pageSize = PAGE_SIZE): Promise<Listing> {
  try {
    return await askListing(scope, query, pageSize)
  } catch (error) {
    if (query.page === 1 || !(error instanceof StoreError)) throw error
    return askListing(scope, { ...query, page: 1 }, pageSize)
  }
}

export interface ListingPage {
  readonly listing: Listing
  /** The listing before any filter: what there is to choose from. */
  readonly whole: Listing
  /** What was asked, without what the listing cannot have. */
  readonly query: ListingQuery
}

/** @param whole the first page before any filter */
export async function getListingPage(scope: ListingScope, whole: Listing, asked: ListingQuery): Promise<ListingPage> {
  const { filters } = await getProductSchema(scope.locale)
  const query = { ...asked, filters: offeredFilters(asked.filters, whole, filters) }
  return { whole, query, listing: isPlain(query) ? whole : await getListing(scope, query) }
}

/** What a search finds before any filter. */
export const getSearch = (scope: ListingScope, search: string): Promise<Listing> => getListing(scope, { ...PLAIN_LISTING, search })

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

async function askListing({ locale, categoryUid }: ListingScope, query: ListingQuery, pageSize: number): Promise<Listing> {
  const schema = await getProductSchema(locale)
  const filter: ProductAttributeFilterInput = {
    ...listingFilter(query.filters, schema.filters),
    ...(categoryUid && { category_uid: { eq: categoryUid } }),
  }
  const { sort, search, page } = query
  const { products } = await read(
    schema.hasCustomAttributes ? ListingWithAttributesOperation : ListingOperation,
    {
      ...(search && { search }),
      filter,
      ...(sort && schema.sorts.has(sort.field) && { sort: { [sort.field]: sort.direction } }),
      pageSize,
      currentPage: page,
    },
    { locale, tags: [categoryUid ? `category:${categoryUid}` : 'search', 'products'] },
  )
  if (!products) throw new Error('Listing: the answer has no products')
  return products
}
