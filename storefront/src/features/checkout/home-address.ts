import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import type { AddressValues } from '../address/address-values.ts'
import { fromCartAddress } from '../address/cart-address.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { isSamePlace } from '../pickup/last-locations.ts'
import { draftedAddress } from './address-draft.ts'
import { type CartLocation, hasPickupMethod } from './cart-location.ts'

type AddressedCart = Pick<CheckoutFragment, 'id' | 'shipping_addresses' | 'billing_address'>

/**
 * Whether the cart's shipping address is the shopper's, or that of a locker or shop. While the backend cannot tell, an address other than
 * the billing address counts as the latter.
 */
export function destinationOf(cart: AddressedCart, pickup: PickupMethods, place: CartLocation | undefined): 'home' | 'location' {
  const [shipping] = cart.shipping_addresses
  if (!shipping || !hasPickupMethod(cart, pickup)) return 'home'
  if (place) return place.code === null ? 'home' : 'location'
  return cart.billing_address && isSamePlace(cart.billing_address, shipping) ? 'home' : 'location'
}

/** What has happened to the place since the cart was sent there. */
export function placeChange({ shipping_addresses: [shipping] }: AddressedCart, place: CartLocation | undefined): 'gone' | 'moved' | undefined {
  if (!place?.code || !shipping) return undefined
  if (place.location === null) return 'gone'
  return isSamePlace(place.location, shipping) ? undefined : 'moved'
}

/** The shopper's own address, also if the order is collected elsewhere; undefined if there is none yet. */
export function homeAddress(cart: AddressedCart, pickup: PickupMethods, place: CartLocation | undefined, addresses: readonly SavedAddress[]): AddressValues | undefined {
  const isHome = destinationOf(cart, pickup, place) === 'home'
  const own = isHome ? cart.shipping_addresses[0] : cart.billing_address
  return (isHome ? undefined : draftedAddress(cart.id, addresses)) ?? (own ? fromCartAddress(own) : undefined)
}
