'use client'

import { useQuery } from '@tanstack/react-query'
import { StoreError } from '../../graphql/errors.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { getOrderPayment, type OrderPayment } from './order-payment.ts'

const MILLISECONDS_BETWEEN_LOOKS = 3000
/** A service may tell the shop some time after it has sent the buyer back. */
const LOOKS = 20

interface OrderPaymentView {
  /** Not known while the shop is asked for the first time, and where it does not say. */
  readonly payment: OrderPayment | undefined
  readonly isRefused: boolean
}

/** @param token without one, nothing is asked */
export function useOrderPayment(orderNumber: string, token: string | undefined): OrderPaymentView {
  const { data, error } = useQuery(
    {
      queryKey: ['order-payment', orderNumber],
      queryFn: () => getOrderPayment(orderNumber, token!),
      enabled: token !== undefined,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => state.data === 'waiting' && state.dataUpdateCount < LOOKS && MILLISECONDS_BETWEEN_LOOKS,
    },
    queryClient,
  )
  return { payment: data, isRefused: error instanceof StoreError }
}
