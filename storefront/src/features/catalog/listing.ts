import 'server-only'
import { cache } from 'react'
import { FilterInputsOperation, ListingOperation } from '../../graphql/generated/listing.ts'
import type { ListingQuery as ListingAnswer, ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import { StoreError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { listingFilter, offeredFilters } from './listing-filter.ts'
import { type ListingQuery, PLAIN_LISTING } from './listing-query.ts'

export type Listing = NonNullable<ListingAnswer['products']>

const PAGE_SIZE = 12

export interface ListingScope {
  readonly locale: Locale
  /** The category whose products are listed; all of the shop's without one. */
  readonly categoryUid?: string
}

/** What this backend can filter and sort by; a schema, so it is kept until the store changes. */
export const getFilterInputs = cache(async (locale: Locale) => {
  const { __type, sorts } = await read(FilterInputsOperation, {}, { locale, tags: ['store'] })
  return {
    filters: new Map((__type?.inputFields ?? []).map(({ name, type }) => [name, type.name ?? ''])),
    sorts: new Set((sorts?.inputFields ?? []).map(({ name }) => name)),
  }
})

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

export async function getListingPage(scope: ListingScope, asked: ListingQuery): Promise<ListingPage> {
  const plain = { ...PLAIN_LISTING, search: asked.search }
  const [whole, inputs] = await Promise.all([getListing(scope, plain), getFilterInputs(scope.locale)])
  const query = { ...asked, filters: offeredFilters(asked.filters, whole, inputs.filters) }
  return { whole, query, listing: isPlain(query) ? whole : await getListing(scope, query) }
}

const isPlain = ({ filters, sort, page }: ListingQuery): boolean => Object.keys(filters).length === 0 && !sort && page === 1

async function askListing({ locale, categoryUid }: ListingScope, query: ListingQuery, pageSize: number): Promise<Listing> {
  const inputs = await getFilterInputs(locale)
  const filter: ProductAttributeFilterInput = {
    ...listingFilter(query.filters, inputs.filters),
    ...(categoryUid && { category_uid: { eq: categoryUid } }),
  }
  const { sort, search, page } = query
  const { products } = await read(
    ListingOperation,
    {
      ...(search && { search }),
      filter,
      ...(sort && inputs.sorts.has(sort.field) && { sort: { [sort.field]: sort.direction } }),
      pageSize,
      currentPage: page,
    },
    { locale, tags: [categoryUid ? `category:${categoryUid}` : 'search', 'products'] },
  )
  if (!products) throw new Error('Listing: the answer has no products')
  return products
}
