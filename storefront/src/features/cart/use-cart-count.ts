'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { cartCount, onCartCount } from './cart-count.ts'
import { useCartId } from './use-cart-id.ts'

/** The number of items in the visitor's cart, undefined at first. Without a cart nothing is loaded or sent. */
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
