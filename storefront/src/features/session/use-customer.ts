'use client'

import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { customerOf } from './session-machine.ts'
import { useSession } from './use-session.ts'

export function useCustomer(): CustomerFragment | undefined {
  return customerOf(useSession())
}
