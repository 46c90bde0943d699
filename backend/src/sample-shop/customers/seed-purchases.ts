import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../../graphql/context.ts'
import { statement } from '../../database/statement.ts'
import { addProducts } from '../../modules/cart/add-products.ts'
import { customerCart } from '../../modules/cart-lines/customer-cart.ts'
import { placeOrder } from '../../modules/checkout/place-order.ts'
import { setBillingAddress, setShippingAddress } from '../../modules/checkout/set-addresses.ts'
import { choosePaymentMethod, chooseShippingMethod } from '../../modules/checkout/set-methods.ts'
import { applyCoupon } from '../../modules/coupon/cart-coupon.ts'
import { findCustomer } from '../../modules/identity/customer.repository.ts'
import { cancelOrder, holdOrder, payOrder, refundOrder, shipOrder } from '../../modules/order/order-lifecycle.ts'
import type { OrderDesk } from '../../modules/order/order-mail.ts'
import { trackOf } from '../../modules/order/parcel-carriers.ts'
import { required } from '../../lib/required.ts'
import type { Options } from '../catalog/seed-attributes.ts'
import { itemOf } from './item-of.ts'
import { PEOPLE } from './people.ts'
import { type Purchase, PURCHASES } from './purchases.ts'
import type { Identities } from './seed-customers.ts'
import { seedingContext } from './seeding-context.ts'

const DAY = 86_400_000

export function seedPurchases(database: DatabaseSync, identities: Identities, options: Options): void {
  for (const purchase of PURCHASES) {
    const { by, at } = purchase
    const context = seedingContext(database, PEOPLE[by].storeId, identities[by], new Date(at))
    const orderId = buy(context, purchase, options)
    purchase.steps.forEach((step, index) => {
      const now = new Date(context.now.getTime() + (index + 1) * DAY)
      const outcome = take({ database, publicUrl: '', shopUrl: '', now }, step, orderId, purchase)
      if (outcome !== 'done') throw new Error(`The order of ${at} does not allow: ${step}`)
    })
  }
  // Their mails count as sent: the storefront's URL is not known while seeding.
  statement(database, 'DELETE FROM mail').run()
}

/** @throws for a refusal by the shop: an error in the sample data */
function buy(context: Context, { by, at, items, coupon, delivery, payment }: Purchase, options: Options): number {
  const customer = required(context.customer, 'customer')
  const cart = () => customerCart(context, customer)
  const errors = addProducts(context, cart(), items.map((item) => itemOf(context.database, item, options)))
  if (errors.length > 0) throw new Error(`${by}, ${at}: ${required(errors[0], 'errors').refusal.code}`)
  const address = { customer_address_id: required(findCustomer(context.database, customer.id), 'customer').defaultShippingId }
  if (delivery) setShippingAddress(context, cart(), [{ ...address, pickup_location_code: delivery[2] ?? null }])
  setBillingAddress(context, cart(), address)
  if (delivery) chooseShippingMethod(context, cart(), [{ carrier_code: delivery[0], method_code: delivery[1] }])
  if (coupon !== undefined) applyCoupon(context, cart(), coupon)
  choosePaymentMethod(context, cart(), { code: payment })
  return placeOrder(context, cart().maskedId).id
}

function take(desk: OrderDesk, step: Purchase['steps'][number], orderId: number, { comment, delivery }: Purchase) {
  const comments = comment === undefined ? [] : [comment]
  switch (step) {
    case 'pay':
      return payOrder(desk, orderId)
    case 'ship':
      return shipOrder(desk, orderId, [trackOf({ carrierCode: delivery?.[0] ?? null, carrierTitle: null }, parcelNumber(delivery?.[0] === 'locker' ? 24 : 14, orderId))])
    case 'refund':
      return refundOrder(desk, orderId, { goodsReturn: true, comments })
    case 'hold':
      return holdOrder(desk, orderId)
    case 'cancel':
      return cancelOrder(desk, orderId, { comments })
  }
}

/** As long as the carrier's are; no parcel has it. */
const parcelNumber = (digits: number, orderId: number): string => String(orderId).padStart(digits, '0')
