'use client'

import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { customerOf } from './customer-of.ts'
import { useSession } from './use-session.ts'

export function useCustomer(): CustomerFragment | undefined {
  return customerOf(useSession())
}
