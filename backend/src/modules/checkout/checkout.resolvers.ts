import { inputError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requireCart } from '../cart/cart-access.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { findAgreements } from './checkout.repository.ts'
import { addressResolvers } from './cart-address.resolvers.ts'
import { listedPaymentMethods } from './payment-methods.ts'
import { placeOrder } from './place-order.ts'
import { setBillingAddress, setShippingAddress } from './set-addresses.ts'
import { setGuestEmail } from './set-guest-email.ts'
import { choosePaymentMethod, chooseShippingMethod } from './set-methods.ts'
import { shippingRateResolvers } from './shipping-rate.resolvers.ts'

const missing = (parameter: string) => inputError(`Required parameter "${parameter}" is missing`)

export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_, __, { database, store }) => findAgreements(database, store.id),
  },
  Mutation: {
    setGuestEmailOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (!input.email) throw missing('email')
      const cart = requireCart(context, input.cart_id)
      setGuestEmail(context, cart, input.email)
      return { cart: priceCart(context, cart) }
    },
    setShippingAddressesOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (input.shipping_addresses.length === 0) throw missing('shipping_addresses')
      const cart = requireCart(context, input.cart_id)
      setShippingAddress(context, cart, input.shipping_addresses)
      return { cart: priceCart(context, cart) }
    },
    setBillingAddressOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (Object.keys(input.billing_address).length === 0) throw missing('billing_address')
      const cart = requireCart(context, input.cart_id)
      setBillingAddress(context, cart, input.billing_address)
      return { cart: priceCart(context, cart) }
    },
    setShippingMethodsOnCart: (_, { input }, context) => {
      if (!input?.cart_id) throw missing('cart_id')
      if (input.shipping_methods.length === 0) throw missing('shipping_methods')
      const cart = requireCart(context, input.cart_id)
      chooseShippingMethod(context, cart, input.shipping_methods)
      return { cart: priceCart(context, cart) }
    },
    setPaymentMethodOnCart: (_, { input }, context) => {
      const cart = requireCart(context, input?.cart_id ?? '', 'Required parameter "cart_id" is missing.')
      choosePaymentMethod(context, cart, input?.payment_method.code ?? '')
      return { cart: priceCart(context, cart) }
    },
    placeOrder: (_, { input }, context) => {
      const number = placeOrder(context, input?.cart_id ?? '')
      return { order: { order_id: number, order_number: number }, errors: [] }
    },
  },
  Cart: {
    email: ({ row }) => row.email,
    billing_address: ({ billingAddress }) => billingAddress ?? null,
    shipping_addresses: (cart) => (cart.shippingAddress ? [{ ...cart.shippingAddress, cart }] : []),
    available_payment_methods: ({ paymentMethods, totals }) => listedPaymentMethods(paymentMethods, totals.grandTotal),
    selected_payment_method: ({ paymentMethods, row }) =>
      paymentMethods.find(({ code }) => code === row.paymentCode) ?? { code: '', title: '' },
  },
  AvailablePaymentMethod: { is_deferred: () => false },
  BillingCartAddress: addressResolvers,
  ShippingCartAddress: {
    ...addressResolvers,
    available_shipping_methods: ({ cart }) => [...cart.rates],
    selected_shipping_method: ({ cart }) => cart.chosenRate ?? null,
  },
  AvailableShippingMethod: {
    ...shippingRateResolvers,
    available: () => true,
    error_message: () => '',
  },
  SelectedShippingMethod: shippingRateResolvers,
  CheckoutAgreement: {
    content_height: () => null,
    is_html: () => false,
  },
}
