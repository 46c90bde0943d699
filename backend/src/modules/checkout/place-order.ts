import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refuseOrderUnderWay } from '../../magento/faults/order-under-way.ts'
import { refused, type Refusal } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { closeCart } from '../cart-lines/cart.repository.ts'
import { copyAddresses, insertOrder, insertOrderItem, nextInSequence } from '../order/new-order.repository.ts'
import { orderNumber } from '../order/order-format.ts'
import { invoiceFreeOrder } from '../order/order-lifecycle.ts'
import { sendOrderMail } from '../order/order-mail.ts'
import { orderRecord } from '../order/order-record.ts'
import { findOrder, type OrderRow } from '../order/order.repository.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { countCouponUse } from '../pricing/coupon.repository.ts'
import { FREE } from '../pricing/payment-methods.ts'
import { priceCart, type PricedCart } from '../pricing/price-cart.ts'
import { takeFromStock } from '../purchase/goods.repository.ts'
import { requireCheckoutCart } from './checkout-cart.ts'
import { OrderRefused } from './order-error.ts'
import { orderRefusal } from './order-refusal.ts'

/** Turns the cart into an order in one transaction; a second call finds the cart no longer active. */
export function placeOrder(context: Context, cartId: string): OrderRow {
  const outcome = transaction(context.database, () => attempt(context, cartId))
  if ('refusal' in outcome) throw new OrderRefused(outcome.refusal)
  return outcome.order
}

type Outcome = { readonly order: OrderRow } | { readonly refusal: Refusal }

function attempt(context: Context, cartId: string): Outcome {
  refuseOrderUnderWay(context, cartId)
  const row = requireCheckoutCart(context, cartId)
  if (row.email === null) throw refused('order.emailMissing')
  const cart = priceCart(context, row)
  const reason = orderRefusal(cart)
  if (!reason) return { order: storeOrder(context, cart) }
  // The shopper sees that the coupon is gone and can then place the order without it.
  removeInvalidCoupon(context, row)
  return { refusal: reason }
}

function storeOrder(context: Context, cart: PricedCart): OrderRow {
  const { database } = context
  const number = orderNumber(context.store.id, nextInSequence(database, context.store.id))
  const orderId = insertOrder(database, orderRecord(context, cart, number))
  for (const line of cart.lines) {
    insertOrderItem(database, orderId, line)
    for (const { productId, quantity, sku } of line.parts) {
      if (!takeFromStock(database, productId, quantity * line.quantity)) throw new Error(`Stock of ${sku} changed within a transaction`)
    }
  }
  copyAddresses(database, orderId, { id: cart.row.id, isVirtual: cart.isVirtual })
  if (cart.coupon) countCouponUse(database, cart.coupon.id)
  closeCart(database, cart.row.id)
  if (cart.row.paymentCode === FREE) invoiceFreeOrder(context, orderId)
  const order = required(findOrder(database, orderId), 'order')
  sendOrderMail(context, order)
  return order
}
