'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useCustomer } from '../session/use-customer.ts'
import { onWishes, wishesOf } from './wishes.ts'

type Wishes = ReturnType<typeof wishesOf>

/** The customer's wishes, loaded once for all components; undefined at first and for guests. */
export function useWishes(): Wishes {
  const email = useCustomer()?.email
  const wishes = useSyncExternalStore<Wishes>(onWishes, () => (email ? wishesOf(email) : undefined), () => undefined)

  useEffect(() => {
    if (!email || wishesOf(email) || !isWishlistOn()) return
    import('./load-wishes.ts')
      .then(({ showWishes }) => showWishes(email))
      .catch((error: unknown) => logFailure('The wishlist could not be loaded', error))
  }, [email])

  return wishes
}

/** A shop without wishlists marks its pages; styles then hide the hearts, and no request is sent. */
const isWishlistOn = (): boolean => !document.querySelector('[data-wishlist=off]')
