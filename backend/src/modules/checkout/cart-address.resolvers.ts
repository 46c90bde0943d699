import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import type { CartAddressRow } from '../cart-lines/cart-address.repository.ts'
import { money } from '../directory/money.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import type { ShippingRate } from '../pricing/shipping-rates.ts'

export type ShippingAddress = CartAddressRow & { readonly cart: PricedCart }

/** The fields that billing and shipping addresses share. */
const addressResolvers = {
  id: ({ customerAddressId }: CartAddressRow) => customerAddressId,
  uid: ({ id }: CartAddressRow) => toUid(id),
  vat_id: ({ vatId }: CartAddressRow) => vatId,
  street: ({ street }: CartAddressRow) => street.split('\n'),
  // Magento 2.4.6 returns the code as the label, too.
  country: ({ countryCode }: CartAddressRow) => ({ code: countryCode, label: countryCode }),
  region: ({ region, regionCode, regionId }: CartAddressRow) => ({ code: regionCode, label: region, region_id: regionId }),
  customer_notes: ({ customerNotes }: CartAddressRow) => customerNotes,
  custom_attributes: () => [],
}

/** The fields that available and selected shipping methods share. */
const shippingRateResolvers = {
  carrier_code: ({ carrierCode }: ShippingRate) => carrierCode,
  carrier_title: ({ carrierTitle }: ShippingRate) => carrierTitle,
  method_code: ({ methodCode }: ShippingRate) => methodCode,
  method_title: ({ methodTitle }: ShippingRate) => methodTitle,
  amount: ({ price }: ShippingRate, _: unknown, { store }: Context) => money(price, store.currency),
  price_excl_tax: ({ taxed }: ShippingRate, _: unknown, { store }: Context) => money(taxed.withoutTax, store.currency),
  price_incl_tax: ({ taxed }: ShippingRate, _: unknown, { store }: Context) => money(taxed.withTax, store.currency),
}

export const cartAddressResolvers = {
  BillingCartAddress: addressResolvers,
  ShippingCartAddress: {
    ...addressResolvers,
    pickup_location_code: ({ pickupLocationCode }) => pickupLocationCode,
    available_shipping_methods: ({ cart }) => [...cart.rates],
    selected_shipping_method: ({ cart }) => cart.chosenRate ?? null,
  },
  AvailableShippingMethod: {
    ...shippingRateResolvers,
    available: () => true,
    error_message: () => '',
  },
  SelectedShippingMethod: shippingRateResolvers,
} satisfies Resolvers
