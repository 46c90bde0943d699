import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { missingFields } from '../address/address-fields.ts'
import { cartErrors } from '../cart-lines/line-errors.ts'
import { acceptsPayment } from '../pricing/payment-methods.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { isInStorePickup } from '../pickup/in-store-pickup.ts'

/** The first reason, in Magento's order, why a cart cannot become an order. */
export function orderRefusal(cart: PricedCart): Refusal | undefined {
  if (cart.lines.length === 0) return refusal('order.cartEmpty')
  const errors = cartErrors(cart.lines)
  if (errors.length > 0) return refusal('order.cartProblems', { problems: { refusals: errors, separator: '\n' } })
  return deliveryRefusal(cart) ?? paymentRefusal(cart) ?? couponRefusal(cart)
}

function deliveryRefusal({ isVirtual, shippingAddress, chosenRate, row }: PricedCart): Refusal | undefined {
  if (isVirtual) return undefined
  if (!shippingAddress) return refusal('order.addressUnavailable')
  if (!chosenRate) return refusal('order.shippingMethodMissing')
  return isInStorePickup(row) && shippingAddress.pickupLocationCode === null ? refusal('order.pickupLocationMissing') : undefined
}

function paymentRefusal({ billingAddress, row, paymentMethods, totals }: PricedCart): Refusal | undefined {
  const missing = missingFields(billingAddress)
  if (missing.length > 0) return refusal('order.billingAddressIncomplete', { fields: { refusals: missing, separator: ' ' } })
  if (row.paymentCode === null) return refusal('order.paymentMissing')
  return acceptsPayment(paymentMethods, row.paymentCode, totals.grandTotal)
    ? undefined
    : refusal('checkout.paymentUnavailable')
}

/** A coupon that expired since must not make the order cost more than the cart showed. */
function couponRefusal({ row, coupon }: PricedCart): Refusal | undefined {
  return row.couponCode !== null && !coupon ? refusal('coupon.invalid') : undefined
}
