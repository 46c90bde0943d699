import { send } from '../../graphql/browser.ts'
import { CustomerReviewsOperation } from '../../graphql/generated/my-reviews.ts'
import type { CustomerReviewFragment, ReviewedProductFragment } from '../../graphql/generated/types.ts'

export interface ReviewOfCustomer {
  readonly review: CustomerReviewFragment
  /** Undefined while the shop does not show it: by default, Magento leaves out products that are out of stock. */
  readonly product: ReviewedProductFragment | undefined
}

export interface CustomerReviews {
  readonly reviews: readonly ReviewOfCustomer[]
  readonly page: number
  readonly pages: number
}

/** A page of the customer's reviews, newest first; past the end, the last page. */
export async function loadCustomerReviews(pageSize: number, page: number): Promise<CustomerReviews> {
  // Magento puts the refusal of a page past the end, and a product that it does not show, into the answer beside the rest of it.
  const { customer } = await send(CustomerReviewsOperation, { pageSize, page }, { partial: true })
  const { items = [], page_info } = customer?.reviews ?? {}
  const pages = page_info?.total_pages ?? 0
  if (pages > 0 && page > pages) return loadCustomerReviews(pageSize, pages)
  const reviews = items.flatMap((review, index) =>
    review ? [{ review, product: customer?.reviewed.items[index]?.product as ReviewedProductFragment | undefined }] : [],
  )
  return { reviews: reviews as ReviewOfCustomer[], page: page_info?.current_page ?? page, pages }
}
