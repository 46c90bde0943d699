import { GraphQLError } from 'graphql'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { requireCart } from '../cart/cart-access.ts'
import { closeCart } from '../cart/cart.repository.ts'
import { findLineOptions } from '../cart/line-option.repository.ts'
import { priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { takeFromStock } from '../cart/product-on-sale.repository.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { countCouponUse } from '../coupon/coupon.repository.ts'
import { orderNumber } from './order-number.ts'
import { orderRecord } from './order-record.ts'
import { orderRefusal } from './order-refusal.ts'
import { insertOrder, insertOrderAddress, insertOrderItem, nextInSequence } from './order.repository.ts'

/**
 * The cart becomes an order whole or not at all; a second call for it finds it no longer active.
 * @returns the order's number
 */
export function placeOrder(context: Context, cartId: string): string {
  const outcome = transaction(context.database, () => attempt(context, cartId))
  if ('refusal' in outcome) throw orderError(`Unable to place order: ${outcome.refusal}`, 'UNABLE_TO_PLACE_ORDER')
  return outcome.number
}

type Outcome = { readonly number: string } | { readonly refusal: string }

function attempt(context: Context, cartId: string): Outcome {
  const row = requireCart(context, cartId)
  if (row.email === null) throw orderError('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING')
  const cart = priceCart(context, row)
  const refusal = orderRefusal(cart)
  if (refusal === undefined) return { number: store(context, cart) }
  // Once told that the coupon is gone, the shopper can place the order without it.
  forgetLostCoupon(context, row)
  return { refusal }
}

function store(context: Context, cart: PricedCart): string {
  const { database } = context
  const number = orderNumber(context.store.id, nextInSequence(database, context.store.id))
  const orderId = insertOrder(database, orderRecord(cart, { number, currency: context.store.currency, now: context.now }))
  for (const line of cart.lines) {
    insertOrderItem(database, orderId, line, findLineOptions(database, line.id, context.store.id))
    if (!takeFromStock(database, line.soldId, line.quantity)) throw new Error(`Stock of ${line.sku} changed within a transaction`)
  }
  if (cart.shippingAddress) insertOrderAddress(database, orderId, 'shipping', cart.shippingAddress)
  if (cart.billingAddress) insertOrderAddress(database, orderId, 'billing', cart.billingAddress)
  if (cart.coupon) countCouponUse(database, cart.coupon.id)
  closeCart(database, cart.row.id)
  return number
}

function orderError(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', error_code: code } })
}
