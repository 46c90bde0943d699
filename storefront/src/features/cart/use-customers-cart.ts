'use client'

import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { useCartId } from './use-cart-id.ts'

/** A customer has a cart wherever they log in: without its id, it is asked for. A guest has none until something needs one. */
export function useCustomersCart(): void {
  const { status } = useSession()
  const cartId = useCartId()

  useEffect(() => {
    if (status !== 'customer' || cartId !== undefined) return
    import('./load-cart.ts')
      .then(({ loadCustomerCart }) => loadCustomerCart())
      .catch((error: unknown) => console.error('The cart could not be loaded', error))
  }, [status, cartId])
}
