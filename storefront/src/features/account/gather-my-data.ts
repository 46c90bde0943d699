import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { MyOrdersOperation, MyProfileOperation, MyWishesOperation } from '../../graphql/generated/my-data.ts'
import type { SavedAddressFragment } from '../../graphql/generated/types.ts'
import { type Consent, loadConsents } from '../consent/consents.ts'
import type { Section } from '../dashboard/sections.ts'
import { loadCustomerReviews } from '../my-reviews/customer-reviews.ts'
import { customerOf } from '../session/session-machine.ts'
import { getSession } from '../session/session.ts'
import { readable } from './readable.ts'

const COMPLETE = { isComplete: true }
/** Where gift messages are on, Magento fails at each line and order without one. */
const WITHOUT_MESSAGES = { ...COMPLETE, dispensable: ['customer.orders.items.gift_message', 'customer.orders.items.items.gift_message'] }
const PAGE_SIZE = { orders: 10, wishes: 50, reviews: 20 }
const GENDERS = ['male', 'female', 'not specified']

type DataPart = 'profile' | 'orders' | 'wishlist' | 'reviews' | 'consents'

export interface Progress {
  readonly part: DataPart
  /** From the second page of a list on: the first response gives the number of pages. */
  readonly page?: number
  readonly pages?: number
}

/**
 * Loads everything that the shop stores about the logged-in customer, in a readable form.
 * @param sections the shop's dashboard pages; Magento refuses queries for disabled features
 * @throws StoreError, ServerError; the export is never partial
 */
export async function gatherMyData(sections: readonly Section[], onProgress: (progress: Progress) => void): Promise<object> {
  const list = <Item>(part: DataPart, load: (page: number) => Promise<Page<Item>>): Promise<Item[]> => {
    onProgress({ part })
    return loadAllPages(load, (page, pages) => onProgress({ part, page, pages }))
  }
  onProgress({ part: 'profile' })
  const { profile, addresses } = await loadProfile()
  const orders = await list('orders', loadOrders)
  const wishlist = sections.includes('wishlist') ? await list('wishlist', loadWishes) : []
  const reviews = sections.includes('my-reviews') ? await list('reviews', loadReviews) : []
  const consents = sections.includes('consents') ? await loadPlainConsents(onProgress) : []
  // Another customer may have logged in meanwhile, in another tab.
  if (customerOf(getSession())?.email !== profile.email) throw new ServerError(MyProfileOperation.name, 'another customer has logged in')
  return { shop: location.origin, written_at: new Date().toISOString(), ...(readable({ profile, addresses, consents, orders, wishlist, reviews }) as object) }
}

export interface Page<Item> {
  readonly items: readonly (Item | null)[]
  readonly pages: number
}

/**
 * Loads a list page by page, which keeps each response small.
 * @param onPage called before each page after the first, whose response gives the number of pages
 */
export async function loadAllPages<Item>(load: (page: number) => Promise<Page<Item>>, onPage: (page: number, pages: number) => void): Promise<Item[]> {
  const found: (Item | null)[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > 1) onPage(page, pages)
    const answer = await load(page)
    found.push(...answer.items)
    pages = answer.pages
  }
  return found.filter((item) => item !== null)
}

async function loadProfile() {
  const { customer } = await send(MyProfileOperation, {}, COMPLETE)
  if (!customer) throw new ServerError(MyProfileOperation.name, 'the response has no customer')
  const { addresses, gender, ...profile } = customer
  return { profile: { ...profile, gender: gender ? GENDERS[gender - 1] : null }, addresses: (addresses ?? []).map(plainAddress) }
}

const plainAddress = (address: SavedAddressFragment | null) => address && { ...address, region: address.region?.region }

async function loadPlainConsents(onProgress: (progress: Progress) => void) {
  onProgress({ part: 'consents' })
  return (await loadConsents()).consents.map(plainConsent)
}

/** The wording that the customer agreed to, if the shop has recorded it. */
const plainConsent = ({ code, label, isGiven, record }: Consent) => ({
  consent: code,
  given: isGiven,
  wording: record?.text ?? label,
  changed_at: record?.at,
})

async function loadOrders(currentPage: number) {
  const { customer } = await send(MyOrdersOperation, { currentPage, pageSize: PAGE_SIZE.orders }, WITHOUT_MESSAGES)
  const items = (customer?.orders?.items ?? []).map((order) => order && { ...order, created_at: order.created_at || order.order_date })
  return { items, pages: customer?.orders?.page_info?.total_pages ?? 0 }
}

/** Partial: a wish whose product is gone may fail by itself while the others load. */
async function loadWishes(currentPage: number) {
  const { customer } = await send(MyWishesOperation, { currentPage, pageSize: PAGE_SIZE.wishes })
  const wishes = customer?.wishlists[0]?.items_v2
  return { items: wishes?.items ?? [], pages: wishes?.page_info?.total_pages ?? 0 }
}

async function loadReviews(page: number) {
  const { reviews, pages } = await loadCustomerReviews(PAGE_SIZE.reviews, page)
  return { items: reviews.map(({ review, product }) => ({ product: product?.name, sku: product?.sku, ...review })), pages }
}
