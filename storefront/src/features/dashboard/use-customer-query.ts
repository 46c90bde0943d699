'use client'

import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../graphql/query-client.ts'
import { useCustomer } from '../session/use-customer.ts'

export interface CustomerQuery<Data> {
  readonly data: Data | undefined
  /** The request has failed and is being retried. */
  readonly isUnreachable: boolean
  /** A refusal by the shop, which is not retried. */
  readonly error: Error | null
  /** Why the last attempt failed. */
  readonly failure: Error | null
  readonly retry: () => void
}

/** The key of a customer's data. It includes the e-mail address, so that no customer sees what was loaded for another. */
export const customerKey = (email: string | null | undefined, key: readonly unknown[]): readonly unknown[] => ['customer', email, ...key]

/** Queries data of the logged-in customer. `load` throws a StoreError or a ServerError. */
export function useCustomerQuery<Data>(key: readonly unknown[], load: () => Promise<Data>): CustomerQuery<Data> {
  const email = useCustomer()?.email
  const queryKey = customerKey(email, key)
  const { data, error, failureCount, failureReason, isFetching, refetch } = useQuery({ queryKey, queryFn: load, enabled: Boolean(email) }, queryClient)
  return {
    data,
    isUnreachable: failureCount > 0 && isFetching,
    error,
    failure: failureReason,
    // Without data, refetch alone would wait for the current request and its delayed retries.
    retry: () => void queryClient.cancelQueries({ queryKey }).then(() => refetch()),
  }
}

/** Refetches all displayed data of the customer. It cannot be awaited, because it would not settle during an outage. */
export const refetchCustomerData = (): void => void queryClient.invalidateQueries({ queryKey: ['customer'] })
