import { cartErrors } from '../cart/line-errors.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { missingFields } from './address-fields.ts'
import { acceptsPayment } from './payment-methods.ts'

/** The first reason, in Magento's order, why a cart cannot become an order; undefined when it can. */
export function orderRefusal(cart: PricedCart): string | undefined {
  if (cart.lines.length === 0) return 'A server error stopped your order from being placed. Please try to place your order again'
  const errors = cartErrors(cart.lines)
  if (errors.length > 0) return errors.join('\n')
  return deliveryRefusal(cart) ?? paymentRefusal(cart) ?? couponRefusal(cart)
}

function deliveryRefusal({ isVirtual, shippingAddress, chosenRate }: PricedCart): string | undefined {
  if (isVirtual) return undefined
  if (!shippingAddress) return "Some addresses can't be used due to the configurations for specific countries."
  return chosenRate ? undefined : 'The shipping method is missing. Select the shipping method and try again.'
}

function paymentRefusal({ billingAddress, row, paymentMethods, totals }: PricedCart): string | undefined {
  const missing = missingFields(billingAddress)
  if (missing.length > 0) return `Please check the billing address information. ${missing.join(' ')}`
  if (row.paymentCode === null) return 'Enter a valid payment method and try again.'
  return acceptsPayment(paymentMethods, row.paymentCode, totals.grandTotal)
    ? undefined
    : 'The requested Payment Method is not available.'
}

/** Nobody is charged more than the cart showed because a coupon ran out in between. */
function couponRefusal({ row, coupon }: PricedCart): string | undefined {
  return row.couponCode !== null && !coupon ? "The coupon code isn't valid. Verify the code and try again." : undefined
}
