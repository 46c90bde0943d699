'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useCustomer } from '../session/use-customer.ts'
import { onWishes, wishesOf } from './wishes.ts'

/** Whether the product is on the customer's wishlist. Nothing is loaded or sent for a guest. */
export function useWish(sku: string): boolean {
  const email = useCustomer()?.email
  const isWished = useSyncExternalStore(onWishes, () => Boolean(email && wishesOf(email)?.has(sku)), () => false)

  useEffect(() => {
    if (!email || wishesOf(email)) return
    import('./load-wishes.ts')
      .then(({ showWishes }) => showWishes(email))
      .catch((error: unknown) => logFailure('The wishlist could not be loaded', error))
  }, [email])

  return isWished
}
