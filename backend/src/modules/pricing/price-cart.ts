import type { Context } from '../../graphql/context.ts'
import { findAddress, type CartAddressRow } from '../cart-lines/cart-address.repository.ts'
import { type CartLine, findLines, isVirtual, rowPrice, subtotalPrice, sum } from '../cart-lines/cart-line.ts'
import { findCart, type CartRow } from '../cart-lines/cart.repository.ts'
import { setting } from '../store/settings.ts'
import { type TaxDestination, taxRuleFor } from '../tax/tax-rule-for.ts'
import type { TaxRule } from '../tax/tax-rule.ts'
import { type CartTotals, cartTotals, type RowTotal } from './cart-totals.ts'
import { findPaymentMethods, findShippingMethods } from './checkout-methods.repository.ts'
import { couponInEffect } from './coupon-in-effect.ts'
import type { Coupon } from './coupon.repository.ts'
import { discounts } from './discount.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { type ShippingMethodRow, shippingRates, type ShippingRate } from './shipping-rates.ts'

/** A cart with all data that its price depends on, at the time of the request. */
export interface PricedCart {
  readonly row: CartRow
  readonly isVirtual: boolean
  readonly lines: readonly PricedCartLine[]
  readonly coupon: Coupon | undefined
  readonly shippingAddress: CartAddressRow | undefined
  readonly billingAddress: CartAddressRow | undefined
  readonly rates: readonly ShippingRate[]
  readonly chosenRate: ShippingRate | undefined
  readonly paymentMethods: readonly PaymentMethod[]
  readonly weight: number
  readonly taxRule: TaxRule
  readonly totals: CartTotals
}

export interface PricedCartLine extends CartLine {
  readonly total: RowTotal
  readonly cartLines: readonly CartLine[]
  /** The code of the discount's coupon. */
  readonly couponCode: string | null
}

/** Overrides for estimating a cart before it has an address. */
export interface Estimate {
  /** Undefined if the shop does not deliver there. */
  readonly destination: TaxDestination | undefined
  /** The cart's own by default. */
  readonly method?: Pick<CartRow, 'carrierCode' | 'methodCode'> | undefined
}

function paymentMethodsFor({ database, store }: Context, lines: readonly CartLine[]): readonly PaymentMethod[] {
  const methods = findPaymentMethods(database, store.id)
  const isRestricted = lines.some(({ isShipped }) => !isShipped) && setting(database, 'payment/cashondelivery/shipped_only', store.id)
  return isRestricted ? methods.filter(({ code }) => code !== 'cashondelivery') : methods
}

function shippingMethodsFor({ database, store }: Context, { countryCode }: TaxDestination): readonly ShippingMethodRow[] {
  const lockerCountries = setting(database, 'carriers/locker/specificcountry', store.id)
  const hasLockers = !lockerCountries || lockerCountries.split(',').includes(countryCode)
  return findShippingMethods(database, store.id).filter(({ carrierCode }) => hasLockers || carrierCode !== 'locker')
}

export function priceCart(context: Context, { maskedId }: Pick<CartRow, 'maskedId'>, estimate?: Estimate): PricedCart {
  const { database } = context
  const row = findCart(database, maskedId) as CartRow
  const lines = findLines(context, row)
  const subtotal = subtotalPrice(lines)
  const coupon = couponInEffect(context, row, subtotal)
  const parts = discounts(coupon, lines.map(rowPrice))
  const isSent = !isVirtual(lines)
  const shippingAddress = findAddress(database, row.id, 'shipping')
  const billingAddress = findAddress(database, row.id, 'billing')
  const destination = estimate ? estimate.destination : shippingAddress
  // A virtual cart is taxed by its billing address.
  const taxRule = taxRuleFor(context, isSent || estimate ? destination : billingAddress)
  const weight = sum(lines.map((line) => line.weight * line.quantity))
  const parcel = { weight, value: subtotal - sum(parts), isFree: coupon?.kind === 'free_shipping' }
  const canShip = destination !== undefined && lines.length > 0 && isSent
  const rates = canShip ? shippingRates(shippingMethodsFor(context, destination), parcel, taxRule) : []
  const { carrierCode, methodCode } = estimate?.method ?? row
  const chosenRate = rates.find((rate) => rate.carrierCode === carrierCode && rate.methodCode === methodCode)
  const totals = cartTotals(lines, parts, chosenRate?.price ?? 0, taxRule)
  return {
    row,
    isVirtual: !isSent,
    lines: lines.map((line, index) => ({ ...line, total: totals.rows[index] as RowTotal, cartLines: lines, couponCode: row.couponCode })),
    coupon,
    shippingAddress,
    billingAddress,
    rates,
    chosenRate,
    paymentMethods: paymentMethodsFor(context, lines),
    weight,
    taxRule,
    totals,
  }
}
