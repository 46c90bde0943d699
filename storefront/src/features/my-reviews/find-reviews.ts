import { loadCustomerReviews, type ReviewOfCustomer } from './load-customer-reviews.ts'
import { productId } from './product-id.ts'

const PAGE_SIZE = 50
/** Nobody writes more; where one does, the oldest are in the list all the same. */
const MOST_PAGES = 10

/** What the customer has written of one product. Magento cannot look it up: it is found in the list. */
export async function findReviews(id: string): Promise<ReviewOfCustomer[]> {
  const found: ReviewOfCustomer[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const list = await loadCustomerReviews(PAGE_SIZE, page)
    found.push(...list.reviews.filter(({ product }) => product && productId(product.uid) === id))
    pages = list.pages
  }
  return found
}
