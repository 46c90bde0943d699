import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import type { AddressValues } from '../address/address-schema.ts'
import { fromCartAddress } from '../address/cart-address.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { methodCode } from '../delivery/delivery-days.ts'
import { isSamePlace, locationAt } from '../pickup/last-locations.ts'
import { pickupPattern } from '../pickup/pickup-methods.ts'
import { draftedAddress } from './address-draft.ts'

type AddressedCart = Pick<CheckoutFragment, 'id' | 'shipping_addresses' | 'billing_address'>

/**
 * What the cart's shipping address is: the shopper's, that of a locker or shop chosen on this device, or another one, such as that of a
 * locker chosen on another device. Not every Magento can be asked for the code of the location.
 */
export function destinationOf(cart: AddressedCart, pickup: PickupMethods, addresses: readonly SavedAddress[]): 'home' | 'location' | 'other' {
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  if (!shipping || !method || pickupPattern(pickup, method) === undefined) return 'home'
  if (locationAt(methodCode(method), shipping)) return 'location'
  const draft = draftedAddress(cart.id, addresses)
  const homes = [cart.billing_address, draft && { street: [draft.street, draft.number], postcode: draft.postalCode, city: draft.city }]
  return homes.some((home) => home && isSamePlace(home, shipping)) ? 'home' : 'other'
}

/** The shopper's own address, also if the order is collected elsewhere; undefined if it has to be entered again. */
export function homeAddress(cart: AddressedCart, pickup: PickupMethods, addresses: readonly SavedAddress[]): AddressValues | undefined {
  const destination = destinationOf(cart, pickup, addresses)
  const own = destination === 'home' ? cart.shipping_addresses[0] : destination === 'location' ? cart.billing_address : undefined
  return (destination === 'home' ? undefined : draftedAddress(cart.id, addresses)) ?? (own ? fromCartAddress(own) : undefined)
}
