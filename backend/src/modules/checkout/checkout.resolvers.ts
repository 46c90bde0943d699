import type { GraphQLResolveInfo } from 'graphql'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { selectsField } from '../../graphql/selects-field.ts'
import { hasFault } from '../../magento/faults.ts'
import { refused } from '../../refusals/refusal.ts'
import { type CartRow, setEmail } from '../cart-lines/cart.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { currentCustomer } from '../identity/identity.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { listedPaymentMethods } from '../pricing/payment-methods.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { setting } from '../store/settings.ts'
import { findAgreements } from './agreement.repository.ts'
import { cartAddressResolvers } from './cart-address.resolvers.ts'
import { requireCheckoutCart } from './checkout-cart.ts'
import { estimate } from './estimate.ts'
import { returnedError } from './order-error.ts'
import { placeOrder } from './place-order.ts'
import { setBillingAddress, setShippingAddress } from './set-addresses.ts'
import { choosePaymentMethod, chooseShippingMethod } from './set-methods.ts'

const missing = (parameter: string) => refused('request.parameterMissing', { name: parameter })

export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_, __, { database, store }) =>
      setting(database, 'checkout/options/enable_agreements', store.id) ? findAgreements(database, store.id) : [],
  },
  Mutation: {
    setGuestEmailOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (!input.email) throw missing('email')
      if (currentCustomer(context)) throw refused('checkout.guestsOnly')
      const cart = requireCheckoutCart(context, input.cart_id)
      setGuestEmail(context, cart, input.email)
      return { cart: priceCart(context, cart) }
    },
    setShippingAddressesOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (input.shipping_addresses.length === 0) throw missing('shipping_addresses')
      const cart = requireCheckoutCart(context, input.cart_id)
      setShippingAddress(context, cart, input.shipping_addresses)
      return { cart: priceCart(context, cart) }
    },
    setBillingAddressOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (Object.keys(input.billing_address).length === 0) throw missing('billing_address')
      const cart = requireCheckoutCart(context, input.cart_id)
      setBillingAddress(context, cart, input.billing_address)
      return { cart: priceCart(context, cart) }
    },
    setShippingMethodsOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (input.shipping_methods.length === 0) throw missing('shipping_methods')
      const cart = requireCheckoutCart(context, input.cart_id)
      chooseShippingMethod(context, cart, input.shipping_methods)
      return { cart: priceCart(context, cart) }
    },
    setPaymentMethodOnCart: (_, { input }, context) => {
      const cart = requireCheckoutCart(context, input?.cart_id ?? '', 'request.parameterMissingWithStop')
      choosePaymentMethod(context, cart, input?.payment_method ?? {})
      return { cart: priceCart(context, cart) }
    },
    estimateShippingMethods: (_, { input }, context) => [...estimate(context, input).rates],
    estimateTotals: (_, { input }, context) => ({ cart: estimate(context, input) }),
    placeOrder: (_, { input }, context, info) => {
      try {
        const order = placeOrder(context, input?.cart_id ?? '')
        const errors = hasFault(context.release, 'orderErrorsThrown') ? (null as never) : []
        return { order: { order_id: order.number, order_number: order.number }, orderV2: order, errors }
      } catch (error) {
        const returned = returnsRefusals(context, info) ? returnedError(error) : undefined
        if (!returned) throw error
        return { order: null, orderV2: null, errors: [returned] }
      }
    },
  },
  Cart: {
    email: ({ row }) => row.email,
    billing_address: ({ billingAddress }) => billingAddress ?? null,
    shipping_addresses: (cart) => (cart.shippingAddress ? [{ ...cart.shippingAddress, cart }] : []),
    available_payment_methods: ({ paymentMethods, totals }) => listedPaymentMethods(paymentMethods, totals.grandTotal),
    selected_payment_method: ({ paymentMethods, row }) =>
      ({
        ...(paymentMethods.find(({ code }) => code === row.paymentCode) ?? { code: '', title: '' }),
        purchase_order_number: row.purchaseOrderNumber,
      }),
  },
  AvailablePaymentMethod: { is_deferred: () => false },
  ...cartAddressResolvers,
  CheckoutAgreement: {
    content_height: () => null,
    is_html: () => false,
  },
}

/** A configured release treats all clients alike; without one, a client that does not select `errors` gets GraphQL errors. */
function returnsRefusals({ release }: Context, info: GraphQLResolveInfo): boolean {
  if (hasFault(release, 'orderErrorsAnswered')) return true
  return !hasFault(release, 'orderErrorsThrown') && selectsField(info, 'errors')
}

function setGuestEmail(context: Context, cart: CartRow, email: string): void {
  if (!isEmailAddress(email)) throw refused('checkout.emailInvalid')
  transaction(context.database, () => {
    setEmail(context.database, cart.id, email)
    // The address may show that a coupon for first orders does not apply.
    removeInvalidCoupon(context, { ...cart, email })
  })
}
