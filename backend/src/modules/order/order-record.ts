import { randomBytes } from 'node:crypto'
import type { Context } from '../../graphql/context.ts'
import { findCustomer } from '../identity/customer.repository.ts'
import { findPickupLocation } from '../pickup/pickup.repository.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { isRedirectPayment } from './redirect-payment.ts'

/** One row of sales_order, with the terms at the time of the order. */
export function orderRecord(context: Context, cart: PricedCart, number: string) {
  const { database, store, now } = context
  const { row, totals, chosenRate, taxRule } = cart
  return {
    number,
    token: randomBytes(24).toString('base64url'),
    cartId: row.id,
    storeId: row.storeId,
    ...buyerOf(database, cart),
    state: isRedirectPayment(row.paymentCode ?? '') ? 'pending_payment' : 'new',
    isVirtual: cart.isVirtual ? 1 : 0,
    currency: store.currency,
    couponCode: row.couponCode,
    carrierCode: chosenRate?.carrierCode ?? null,
    methodCode: chosenRate?.methodCode ?? null,
    carrierTitle: chosenRate?.carrierTitle ?? null,
    shippingDescription: chosenRate ? `${chosenRate.carrierTitle} - ${locationName(context, cart) ?? chosenRate.methodTitle}` : null,
    paymentCode: row.paymentCode,
    paymentTitle: cart.paymentMethods.find(({ code }) => code === row.paymentCode)?.title ?? '',
    purchaseOrderNumber: row.purchaseOrderNumber,
    giftMessage: row.giftMessage,
    quantity: totals.quantity,
    weight: cart.weight,
    subtotal: totals.subtotalWithTax,
    subtotalWithoutTax: totals.subtotalWithoutTax,
    discount: totals.discount,
    shipping: totals.shipping.withTax,
    shippingTax: totals.shipping.tax,
    taxTitle: taxRule.title,
    taxRate: taxRule.rate,
    isTaxIncluded: taxRule.isIncluded ? 1 : 0,
    tax: totals.tax,
    grandTotal: totals.grandTotal,
    createdAt: now.toISOString(),
  }
}

/** Magento describes the delivery by the place where the order is collected. */
function locationName({ database, store }: Context, { shippingAddress }: PricedCart): string | undefined {
  const code = shippingAddress?.pickupLocationCode
  return code ? findPickupLocation(database, store.id, code)?.name : undefined
}

/** The customer's name from the account; a guest's from the billing address. */
function buyerOf(database: Context['database'], { row, billingAddress }: PricedCart) {
  const customer = row.customerId === null ? undefined : findCustomer(database, row.customerId)
  const { firstname, lastname } = customer ?? billingAddress ?? { firstname: '', lastname: '' }
  return { customerId: row.customerId, email: customer?.email ?? row.email, firstname, lastname }
}
