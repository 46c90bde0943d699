'use client'

import { useEffect } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useSession } from '../session/use-session.ts'
import { readGuestWishes } from './guest-wishes.ts'

/** On every page: adds the guest's wishes to the customer's list after login. */
export function useMergeWishes(): void {
  const session = useSession()
  const email = session.status === 'customer' ? session.customer.email : undefined

  useEffect(() => {
    if (!email || readGuestWishes().length === 0) return
    import('./merge-wishes.ts')
      .then(({ mergeWishes }) => mergeWishes(email))
      .catch((error: unknown) => logFailure('The guest’s wishes could not be added to the wishlist', error))
  }, [email])
}
