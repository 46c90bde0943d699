import { orderAsCustomer } from './customer-orders.ts'
import { addToWishlist } from './customer-wishlist.ts'
import { writeReviews } from './customer-reviews.ts'
import { saveAddress } from './saved-addresses.ts'
import type { Customer, ShopApi } from './shop-api.ts'

/** Texts that a customer enters, in every place that accepts them. */
export interface EnteredTexts {
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly street: readonly string[]
  readonly city: string
  readonly telephone: string
  /** The review's nickname, summary and text. */
  readonly review: string
}

/** A bag without options and without reviews of other tests. */
const TOTE = { sku: 'HAL-SKR', urlKey: 'skrajna-tote' }
export const PRODUCT_PATH = `/${TOTE.urlKey}`

/**
 * Gives the customer an order, an address, a wishlist item, a cart and a review.
 * @returns the order's number
 */
export async function fillAccount(shop: ShopApi, customer: Customer, { review, ...entered }: EnteredTexts): Promise<string> {
  const { sku, urlKey } = TOTE
  const address = { ...entered, postcode: '34-500', country_code: 'PL' }
  const number = await orderAsCustomer(customer, [{ sku }], { shipping: address })
  await saveAddress(customer, { ...address, default_billing: true, default_shipping: true })
  await addToWishlist(customer, { sku })
  await shop.addToCustomerCart(customer, urlKey)
  await writeReviews(customer, [{ sku, nickname: review, summary: review, text: review, stars: 4 }])
  return number
}
