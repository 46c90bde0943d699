import { loadCustomerReviews, type ReviewOfCustomer } from './load-customer-reviews.ts'
import { productId } from './product-id.ts'

const PAGE_SIZE = 50
/** A bound for customers with very many reviews; the list still shows the oldest. */
const MOST_PAGES = 10

/** The customer's reviews of one product. Magento cannot look them up, so the pages of the list are searched. */
export async function findReviews(id: string): Promise<ReviewOfCustomer[]> {
  const found: ReviewOfCustomer[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const list = await loadCustomerReviews(PAGE_SIZE, page)
    found.push(...list.reviews.filter(({ product }) => product && productId(product.uid) === id))
    pages = list.pages
  }
  return found
}
