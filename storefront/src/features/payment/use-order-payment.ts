'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { StoreError } from '../../graphql/errors.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { getOrderPayment, type OrderPayment } from './order-payment.ts'

const MILLISECONDS_BETWEEN_LOOKS = 3000
/** The service may notify the backend some time after the buyer has returned. */
const LOOKS = 20

interface OrderPaymentView {
  /** Undefined until the first answer, and if the backend refuses. */
  readonly payment: OrderPayment | undefined
  readonly isRefused: boolean
}

/** @param token without one, nothing is requested */
export function useOrderPayment(orderNumber: string, token: string | undefined): OrderPaymentView {
  const { data, error } = useQuery(
    {
      queryKey: ['order-payment', orderNumber],
      queryFn: token === undefined ? skipToken : () => getOrderPayment(orderNumber, token),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => state.data === 'waiting' && state.dataUpdateCount < LOOKS && MILLISECONDS_BETWEEN_LOOKS,
    },
    queryClient,
  )
  return { payment: data, isRefused: error instanceof StoreError }
}
