import 'server-only'
import { ListingWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { ListingOperation } from '../../graphql/generated/listing.ts'
import type { ListingQuery as ListingAnswer, MoreProductsQueryVariables } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { categoryTag } from '../../lib/cache-tags.ts'
import { PAGE_SIZE } from './listing-size.ts'
import { showsLowestPrices } from './lowest-price.ts'

export const FIRST_PAGE = { pageSize: PAGE_SIZE, currentPage: 1 }

export type Listing = NonNullable<ListingAnswer['products']>

export interface ListingScope {
  readonly locale: Locale
  /** The category whose products are listed; all products of the shop without one. */
  readonly categoryUid?: string
}

interface Page {
  readonly pageSize: number
  readonly currentPage: number
}

/** A page of a listing: by default, the first page of the whole scope. */
export async function getListing({ locale, categoryUid }: ListingScope, page: Page = FIRST_PAGE, request?: ListingRequest): Promise<Listing> {
  const operation = (await showsLowestPrices(locale)) ? ListingWithAttributesOperation : ListingOperation
  const tags = [categoryUid ? categoryTag(categoryUid) : 'search', 'products']
  const filter = { ...request?.filter, ...(categoryUid && { category_uid: { eq: categoryUid } }) }
  // Of one page: the variants of several would cost the backend too much at once (shown-variants.ts).
  const withVariants = request?.withVariants === true && page.pageSize <= PAGE_SIZE
  const { products } = await read(operation, { ...request, filter, ...page, withVariants }, { locale, tags })
  if (!products) throw new Error('Listing: the answer has no products')
  return products
}

/** The variables that all pages of a listing share. */
export type ListingRequest = Omit<MoreProductsQueryVariables, 'pageSize' | 'currentPage'>
