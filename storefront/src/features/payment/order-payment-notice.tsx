'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { StoreError } from '../../graphql/errors.ts'
import type { OrderPaymentFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { Notice } from '../../ui/notice.tsx'
import { getOrderToPay, orderPayment, type OrderPayment } from './order-payment.ts'

interface OrderPaymentState {
  /** Undefined until the first answer, and if the backend refuses. */
  readonly payment: OrderPayment | undefined
  /** The backend refuses to answer for this order. */
  readonly isRefused: boolean
  /** The shop's messages; after the payment they may hold a guest's files. */
  readonly comments: OrderPaymentFragment['comments']
  /** The code of the payment method. */
  readonly method: string | undefined
}

const KINDS = { paid: 'success', waiting: 'warning', canceled: 'error' } as const

interface OrderPaymentNoticeProps extends Omit<OrderPaymentState, 'comments' | 'method'> {
  /** The payment service sent the buyer back after a refusal. */
  readonly wasRefused: boolean
}

export function OrderPaymentNotice({ payment, isRefused, wasRefused }: OrderPaymentNoticeProps) {
  const t = useTranslations('checkout.success.payment')
  if (payment === 'waiting' && wasRefused) {
    return (
      <Notice kind="error" title={t('refused')}>
        <p>{t('refusedHelp')}</p>
      </Notice>
    )
  }
  if (payment) {
    return (
      <Notice kind={KINDS[payment]} title={t(payment)}>
        <p>{t(`${payment}Help`)}</p>
      </Notice>
    )
  }
  return <Notice kind="info" title={t(isRefused ? 'unknown' : 'asking')} />
}

const POLL_INTERVAL_MS = 3000
/** The service may notify the backend some time after the buyer has returned. */
const MAX_POLLS = 20

/** @param token a guest's; a customer's order is found without one */
export function useOrderPayment(orderNumber: string, token: string | undefined, isAsked: boolean): OrderPaymentState {
  const { data, error } = useQuery(
    {
      queryKey: ['order-payment', orderNumber],
      queryFn: isAsked ? () => getOrderToPay(orderNumber, token) : skipToken,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => state.data && orderPayment(state.data) === 'waiting' && state.dataUpdateCount < MAX_POLLS && POLL_INTERVAL_MS,
    },
    queryClient,
  )
  return { payment: data && orderPayment(data), isRefused: error instanceof StoreError, comments: data?.comments ?? null, method: data?.payment_methods?.[0]?.type }
}
