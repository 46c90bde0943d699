'use client'

import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../graphql/query-client.ts'
import { isOwnOrder } from '../place-order/own-orders.ts'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { useSession } from '../session/use-session.ts'
import { isOfVisitor } from './is-of-visitor.ts'

/** Anybody can put a number into the page's address. */
export type Ownership = 'own' | 'none' | 'loading' | 'unreachable'

/**
 * Whether the order is the visitor's: placed in this browser, named by the token with which the payment service sent the buyer back, or in
 * the customer's account.
 */
export function useOwnOrder(orderNumber: string, token: string | undefined): Ownership {
  const { status } = useSession()
  const isKnown = readPlacedOrder(orderNumber) !== undefined || isOwnOrder(orderNumber)
  const { data, isError, failureCount } = useQuery(
    {
      queryKey: ['own-order', orderNumber, token, status],
      queryFn: () => isOfVisitor(orderNumber, token, status === 'customer'),
      enabled: !isKnown && status !== 'unknown' && status !== 'logging-in',
    },
    queryClient,
  )
  if (isKnown || data) return 'own'
  if (data === false || isError) return 'none'
  return failureCount > 0 ? 'unreachable' : 'loading'
}
