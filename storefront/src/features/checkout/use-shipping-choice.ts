'use client'

import { useRef } from 'react'
import type { AddressValues } from '../address/address-values.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'
import { addressAt, setShippingMethod, type ShippingChoice } from './set-shipping-method.ts'
import { showCartLocation } from './use-cart-location.ts'
import { showCheckout } from './use-checkout.ts'

/**
 * Sets the method and the place of the order. Calls may overlap: each is sent after the last, from where that one left the cart.
 * @param isHome whether the cart is sent to the shopper's own address
 * @returns a function that throws StoreError, ServerError
 */
export function useShippingChoice(cartId: string, home: AddressValues | undefined, isHome: boolean) {
  // Once a place was sent, the answer may be lost or still to come.
  const mayBeAway = useRef(false)

  return async (choice: ShippingChoice, location: PickupLocation | undefined): Promise<void> => {
    const cart = await setShippingMethod(choice, () => {
      const isMoved = location !== undefined || mayBeAway.current || !isHome
      mayBeAway.current ||= location !== undefined
      return home && isMoved ? addressAt(home, location) : undefined
    })
    showCartLocation(cart.id, location)
    showCheckout(cartId, cart)
  }
}
