'use client'

import { useEffect } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useSession } from '../session/use-session.ts'
import { readGuestsWishes } from './guests-wishes.ts'

/** On every page: once a visitor has logged in, what they wished for as a guest goes on their list. */
export function useGuestsWishes(): void {
  const session = useSession()
  const email = session.status === 'customer' ? session.customer.email : undefined

  useEffect(() => {
    if (!email || readGuestsWishes().length === 0) return
    import('./bring-wishes.ts')
      .then(({ bringWishes }) => bringWishes(email))
      .catch((error: unknown) => logFailure('What was wished for could not be put on the list', error))
  }, [email])
}
