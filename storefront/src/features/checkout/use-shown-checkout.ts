'use client'

import { useState } from 'react'
import { useCartId } from '../cart/use-cart-id.ts'
import { useEndedSession } from '../session/use-ended-session.ts'
import { useSession } from '../session/use-session.ts'
import type { Checkout } from './get-checkout.ts'
import { type CheckoutView, useCheckout } from './use-checkout.ts'

export interface ShownCheckout extends CheckoutView {
  readonly cartId: string | undefined | null
  /** The customer's session has ended: nothing can be sent before the next login. */
  readonly isOver: boolean
}

/** The checkout of the visitor's cart. After the end of a customer's session the last one stays, and with it what was entered. */
export function useShownCheckout(): ShownCheckout {
  const cartId = useCartId()
  const view = useCheckout(cartId)
  const { status } = useSession()
  const isOver = useEndedSession()
  const [last, setLast] = useState<{ readonly cartId: string; readonly checkout: Checkout }>()
  const isCustomers = status === 'customer'

  if (isCustomers && cartId && view.checkout && view.checkout !== last?.checkout) setLast({ cartId, checkout: view.checkout })
  // A refused token is noticed by the cart first, which loses its id, and then by the session.
  if (!last || !(isOver || (isCustomers && cartId === undefined))) return { ...view, cartId, isOver: false }
  return { ...last, isLoading: false, isUnreachable: false, isTaken: false, isOver }
}
