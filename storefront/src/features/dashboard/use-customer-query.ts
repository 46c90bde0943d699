'use client'

import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../graphql/query-client.ts'
import { useCustomer } from '../session/use-customer.ts'

export interface CustomerQuery<Data> {
  readonly data: Data | undefined
  /** The shop has not answered; it is asked again by itself. */
  readonly isUnreachable: boolean
  /** A refusal of the shop, which is final. */
  readonly error: Error | null
  readonly retry: () => void
}

/** Keys of what is the customer's begin with this and with whose it is, so that nobody sees what was loaded for somebody else. */
export const customerKey = (email: string | null | undefined, key: readonly unknown[]): readonly unknown[] => ['customer', email, ...key]

/** What the shop knows of the customer who is logged in. `load` throws a StoreError or a ServerError. */
export function useCustomerQuery<Data>(key: readonly unknown[], load: () => Promise<Data>): CustomerQuery<Data> {
  const email = useCustomer()?.email
  const queryKey = customerKey(email, key)
  const { data, error, failureCount, isFetching, refetch } = useQuery({ queryKey, queryFn: load, enabled: Boolean(email) }, queryClient)
  return {
    data,
    isUnreachable: failureCount > 0 && isFetching,
    error,
    // Without data, TanStack Query would go on waiting for the answer or for its own next try.
    retry: () => void queryClient.cancelQueries({ queryKey }).then(() => refetch()),
  }
}

/** All that is shown of the customer's may have changed. It is not waited for: while the shop is away, it would not end. */
export const refetchCustomerData = (): void => void queryClient.invalidateQueries({ queryKey: ['customer'] })
