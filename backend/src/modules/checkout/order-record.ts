import type { PricedCart } from '../cart/priced-cart.ts'

/** One row of sales_order: what was agreed when the order was placed. */
export function orderRecord(cart: PricedCart, placing: { number: string; currency: string; now: Date }) {
  const { row, totals, chosenRate } = cart
  return {
    number: placing.number,
    cartId: row.id,
    storeId: row.storeId,
    email: row.email,
    currency: placing.currency,
    couponCode: row.couponCode,
    carrierCode: chosenRate?.carrierCode ?? null,
    methodCode: chosenRate?.methodCode ?? null,
    shippingDescription: chosenRate ? `${chosenRate.carrierTitle} - ${chosenRate.methodTitle}` : null,
    paymentCode: row.paymentCode,
    paymentTitle: cart.paymentMethods.find(({ code }) => code === row.paymentCode)?.title ?? '',
    quantity: totals.quantity,
    weight: cart.weight,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    grandTotal: totals.grandTotal,
    createdAt: placing.now.toISOString(),
  }
}
