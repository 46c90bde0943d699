'use client'

import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { useSession } from './use-session.ts'

/** The customer who is logged in, until the shop has logged them out. */
export function useCustomer(): CustomerFragment | undefined {
  const session = useSession()
  return session.status === 'customer' || session.status === 'logging-out' ? session.customer : undefined
}
