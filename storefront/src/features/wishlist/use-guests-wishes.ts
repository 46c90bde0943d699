'use client'

import { useEffect } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useSession } from '../session/use-session.ts'
import { readGuestsWishes } from './guests-wishes.ts'

/** On every page: adds the guest's wishes to the customer's list after login. */
export function useGuestsWishes(): void {
  const session = useSession()
  const email = session.status === 'customer' ? session.customer.email : undefined

  useEffect(() => {
    if (!email || readGuestsWishes().length === 0) return
    import('./bring-wishes.ts')
      .then(({ bringWishes }) => bringWishes(email))
      .catch((error: unknown) => logFailure('The guest’s wishes could not be added to the wishlist', error))
  }, [email])
}
