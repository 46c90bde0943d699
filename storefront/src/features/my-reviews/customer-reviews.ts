import { send } from '../../graphql/browser.ts'
import { CustomerReviewsOperation } from '../../graphql/generated/my-reviews.ts'
import type { CustomerReviewFragment, ReviewedProductFragment } from '../../graphql/generated/types.ts'

export interface ReviewOfCustomer {
  readonly review: CustomerReviewFragment
  /** Undefined while the shop does not show it: by default, Magento hides products that are out of stock. */
  readonly product: ReviewedProductFragment | undefined
}

export interface CustomerReviews {
  readonly reviews: readonly ReviewOfCustomer[]
  readonly page: number
  readonly pages: number
}

/** A page of the customer's reviews, newest first; past the end, the last page. */
export async function loadCustomerReviews(pageSize: number, page: number): Promise<CustomerReviews> {
  // Partial: Magento adds an error to the response for a page past the end and for a product that it does not show.
  const { customer } = await send(CustomerReviewsOperation, { pageSize, page })
  const { items = [], page_info } = customer?.reviews ?? {}
  const pages = page_info?.total_pages ?? 0
  if (pages > 0 && page > pages) return loadCustomerReviews(pageSize, pages)
  const reviews = items.flatMap((review, index) =>
    review ? [{ review, product: customer?.reviewed.items[index]?.product as ReviewedProductFragment | undefined }] : [],
  )
  return { reviews: reviews as ReviewOfCustomer[], page: page_info?.current_page ?? page, pages }
}

const SEARCH_PAGE_SIZE = 50
/** A bound for customers with very many reviews; the list still shows the oldest. */
const MAX_SEARCH_PAGES = 10

/** The customer's reviews of one product. Magento cannot look them up, so the pages of the list are searched. */
export async function findReviews(id: string): Promise<ReviewOfCustomer[]> {
  const found: ReviewOfCustomer[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_SEARCH_PAGES); page++) {
    const list = await loadCustomerReviews(SEARCH_PAGE_SIZE, page)
    found.push(...list.reviews.filter(({ product }) => product && productId(product.uid) === id))
    pages = list.pages
  }
  return found
}

/** A product's uid in the path of its review, in URL-safe base64. */
export const productId = (uid: string): string => uid.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
