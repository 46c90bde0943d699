import { toUid } from '../../graphql/uid.ts'
import type { CartAddressRow } from '../cart-lines/cart-address.repository.ts'
import type { PricedCart } from '../pricing/price-cart.ts'

export type ShippingAddress = CartAddressRow & { readonly cart: PricedCart }

/** What both kinds of cart address answer alike. */
export const addressResolvers = {
  id: ({ customerAddressId }: CartAddressRow) => customerAddressId,
  uid: ({ id }: CartAddressRow) => toUid(id),
  vat_id: ({ vatId }: CartAddressRow) => vatId,
  street: ({ street }: CartAddressRow) => street.split('\n'),
  // Magento 2.4.6 gives the code as the label too.
  country: ({ countryCode }: CartAddressRow) => ({ code: countryCode, label: countryCode }),
  region: ({ region, regionCode, regionId }: CartAddressRow) => ({ code: regionCode, label: region, region_id: regionId }),
  customer_notes: ({ customerNotes }: CartAddressRow) => customerNotes,
  custom_attributes: () => [],
}
