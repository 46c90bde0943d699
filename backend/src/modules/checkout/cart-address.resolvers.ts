import type { PricedCart } from '../cart/priced-cart.ts'
import type { CartAddress } from './cart-address.ts'

export type ShippingAddress = CartAddress & { readonly cart: PricedCart }

/** What both kinds of cart address answer alike. */
export const addressResolvers = {
  vat_id: ({ vatId }: CartAddress) => vatId,
  street: ({ street }: CartAddress) => street.split('\n'),
  // Magento 2.4.6 gives the code as the label too.
  country: ({ countryCode }: CartAddress) => ({ code: countryCode, label: countryCode }),
  region: ({ region, regionCode, regionId }: CartAddress) => ({ code: regionCode, label: region, region_id: regionId }),
}
