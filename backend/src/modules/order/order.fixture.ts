import { fromUid } from '../../graphql/uid.ts'
import { add, as, newCart, type TestShop } from '../cart/cart.fixture.ts'
import { AGATA, step } from '../checkout/checkout.fixture.ts'
import type { TestCustomer } from '../customer/customer.fixture.ts'
import type { OrderDesk } from './order-mail.ts'
import type { OrderRow } from './order.repository.ts'

export interface Buying {
  readonly items?: readonly object[]
  /** A guest by default. */
  readonly customer?: TestCustomer
  readonly email?: string
  readonly store?: string
  readonly payment?: string
  readonly coupon?: string
  readonly isVirtual?: boolean
  /** By parcel locker by default. */
  readonly shipping?: { readonly carrier_code: string; readonly method_code: string }
  /** A locker or shop to send it to. */
  readonly location?: string
  /** Changes the billing address. */
  readonly billing?: object
}

export interface PlacedOrder {
  readonly id: string
  readonly number: string
  readonly token: string
}

/** A cart that is ready to be placed. */
export async function cartToPlace(shop: TestShop, buying: Buying = {}): Promise<string> {
  const { customer, email = 'agata@example.com', store = 'default', payment = 'banktransfer' } = buying
  const { items = [{ sku: 'tee', quantity: 1 }], shipping = { carrier_code: 'locker', method_code: 'standard' }, location, billing } = buying
  const buyer = customer ? as(customer, shop) : shop
  const cart = await newCart(buyer, store)
  const run = async (mutation: string, input: object) => {
    const { errors } = await step(buyer, mutation, cart, input, 'cart { id }', store)
    if (errors) throw new Error(`${mutation}: ${errors[0]?.message}`)
  }
  await add(buyer, cart, ...items)
  if (!customer) await run('setGuestEmailOnCart', { email })
  if (!buying.isVirtual) {
    await run('setShippingAddressesOnCart', { shipping_addresses: [{ address: AGATA, pickup_location_code: location }] })
    await run('setShippingMethodsOnCart', { shipping_methods: [shipping] })
  }
  await run('setBillingAddressOnCart', { billing_address: { address: { ...AGATA, ...billing } } })
  if (buying.coupon !== undefined) await run('applyCouponToCart', { coupon_code: buying.coupon })
  await run('setPaymentMethodOnCart', { payment_method: { code: payment } })
  return cart
}

export async function buy(shop: TestShop, buying: Buying = {}): Promise<PlacedOrder> {
  const cart = await cartToPlace(shop, buying)
  const buyer = buying.customer ? as(buying.customer, shop) : shop
  const { data, errors } = await step(buyer, 'placeOrder', cart, {}, 'orderV2 { id number token }', buying.store)
  if (errors) throw new Error(errors[0]?.message)
  return data.placeOrder.orderV2
}

/** A guest's order, read by its token. */
export async function orderOf(shop: TestShop, { token }: PlacedOrder, selection: string, store?: string) {
  const query = `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { ${selection} } }`
  const { data, errors } = await shop.ask(query, { input: { token } }, store)
  if (errors) throw new Error(errors[0]?.message)
  return data.guestOrderByToken
}

/** The context for steps of an order, one day after it was placed. */
export const deskOf = ({ backend }: TestShop, now = '2026-11-22T08:00:00Z'): OrderDesk =>
  ({ database: backend.database, publicUrl: 'http://backend.test', shopUrl: 'http://shop.test', now: new Date(now) })

export const idOf = ({ id }: Pick<PlacedOrder, 'id'>): number => Number(fromUid(id))

export const mailsOf = ({ backend }: TestShop) =>
  backend.database.prepare('SELECT recipient, store_id AS storeId, subject, text FROM mail ORDER BY id').all() as
    { recipient: string; storeId: number; subject: string; text: string }[]

export const stateOf = ({ backend }: TestShop, order: PlacedOrder) =>
  (backend.database.prepare('SELECT state FROM sales_order WHERE increment_id = ?').get(order.number) as Pick<OrderRow, 'state'>).state
