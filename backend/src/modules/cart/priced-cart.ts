import type { Context } from '../../context.ts'
import { findAddress } from '../checkout/address.repository.ts'
import type { CartAddress } from '../checkout/cart-address.ts'
import { findPaymentMethods, findShippingMethods } from '../checkout/checkout.repository.ts'
import type { PaymentMethod } from '../checkout/payment-methods.ts'
import { shippingRates, type ShippingRate } from '../checkout/shipping-rates.ts'
import { couponInEffect } from '../coupon/cart-coupon.ts'
import type { Coupon } from '../coupon/coupon.repository.ts'
import { discounts } from '../coupon/discount.ts'
import { findLines, type CartLine } from './cart-line.repository.ts'
import { cartTotals, sum, type CartTotals, type RowTotal } from './cart-totals.ts'
import { findCart, type CartRow } from './cart.repository.ts'
import { isVirtual } from './is-virtual.ts'

/** A cart with everything that its price depends on, as it is at this moment. */
export interface PricedCart {
  readonly row: CartRow
  readonly isVirtual: boolean
  readonly lines: readonly PricedCartLine[]
  readonly coupon: Coupon | undefined
  readonly shippingAddress: CartAddress | undefined
  readonly billingAddress: CartAddress | undefined
  readonly rates: readonly ShippingRate[]
  readonly chosenRate: ShippingRate | undefined
  readonly paymentMethods: readonly PaymentMethod[]
  readonly weight: number
  readonly totals: CartTotals
}

export interface PricedCartLine extends CartLine {
  readonly total: RowTotal
  readonly neighbours: readonly CartLine[]
}

export function priceCart(context: Context, { maskedId }: Pick<CartRow, 'maskedId'>): PricedCart {
  const { database, store } = context
  const row = findCart(database, maskedId) as CartRow
  const lines = findLines(database, row.id, store.id)
  const goods = cartTotals(lines, [], 0)
  const coupon = couponInEffect(context, row.couponCode, goods.subtotal)
  const parts = discounts(coupon, goods.rows.map(({ rowTotal }) => rowTotal))
  const shippingAddress = findAddress(database, row.id, 'shipping')
  const weight = sum(lines.map((line) => line.weight * line.quantity))
  const parcel = { weight, value: goods.subtotal - sum(parts), isFree: coupon?.kind === 'free_shipping' }
  const canShip = shippingAddress !== undefined && lines.length > 0 && !isVirtual(lines)
  const rates = canShip ? shippingRates(findShippingMethods(database, store.id), parcel) : []
  const chosenRate = rates.find((rate) => rate.carrierCode === row.carrierCode && rate.methodCode === row.methodCode)
  const totals = cartTotals(lines, parts, chosenRate?.price ?? 0)
  return {
    row,
    isVirtual: isVirtual(lines),
    lines: lines.map((line, index) => ({ ...line, total: totals.rows[index] as RowTotal, neighbours: lines })),
    coupon,
    shippingAddress,
    billingAddress: findAddress(database, row.id, 'billing'),
    rates,
    chosenRate,
    paymentMethods: findPaymentMethods(database, store.id),
    weight,
    totals,
  }
}
