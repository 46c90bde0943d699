import { send } from '../../graphql/browser.ts'
import { SetShippingMethodsOnCartOperation } from '../../graphql/generated/set-shipping-method.ts'
import type { CheckoutFragment, ShippingAddressInput, ShippingMethodFragment } from '../../graphql/generated/types.ts'
import type { AddressValues } from '../address/address-values.ts'
import { toCartAddress } from '../address/cart-address.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'
import { hasSession } from '../session/session.ts'
import { setShipping } from './save-addresses.ts'

export type ShippingChoice = Pick<ShippingMethodFragment, 'carrier_code' | 'method_code'>

/**
 * @param addressNow if it changes with the method: the order is collected elsewhere, or not any more; asked when it is sent
 * @throws StoreError, ServerError
 */
export function setShippingMethod(
  { carrier_code: carrierCode, method_code }: ShippingChoice,
  addressNow?: () => ShippingAddressInput | undefined,
): Promise<CheckoutFragment> {
  return actOnCart(async (cartId) => {
    const address = addressNow?.()
    if (address) await setShipping(cartId, address)
    const variables = { cartId, carrierCode, methodCode: method_code ?? '' }
    const { setShippingMethodsOnCart } = await send(SetShippingMethodsOnCartOperation, variables)
    return returnedCart(setShippingMethodsOnCart?.cart, SetShippingMethodsOnCartOperation.name)
  })
}

/**
 * The recipient's address at a locker or shop, as Magento wants it; at home without a location, which clears one that was chosen before.
 * Neither belongs into the address book.
 */
export function addressAt(recipient: AddressValues, location: PickupLocation | undefined): ShippingAddressInput {
  const address = toCartAddress(recipient)
  const place = location && {
    street: [location.street],
    city: location.city ?? '',
    postcode: location.postcode,
    country_code: location.country_id ?? recipient.countryCode,
    region: '',
    region_id: location.region_id,
  }
  return {
    address: { ...address, ...place, ...(hasSession() && { save_in_address_book: false }) },
    pickup_location_code: location?.pickup_location_code ?? '',
  }
}
