'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { cartCount, onCartCount } from './cart-count.ts'
import { useCartId } from './use-cart-id.ts'

/** How many things are in the visitor's cart; unknown at first. Nothing is loaded or sent for who has no cart. */
export function useCartCount(): number | undefined {
  const cartId = useCartId()
  const count = useSyncExternalStore(onCartCount, cartCount, () => undefined)

  useEffect(() => {
    if (cartId && cartCount() === undefined) {
      import('./load-cart.ts')
        .then(({ loadCartCount }) => loadCartCount(cartId))
        .catch((error: unknown) => console.error('The cart could not be counted', error))
    }
  }, [cartId])

  return count
}
