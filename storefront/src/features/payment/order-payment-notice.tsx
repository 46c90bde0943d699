'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '../../ui/notice.tsx'
import type { OrderPayment } from './order-payment.ts'

interface OrderPaymentNoticeProps {
  readonly payment: OrderPayment | undefined
  /** The backend refuses to answer for this order. */
  readonly isRefused: boolean
}

const KINDS = { paid: 'success', waiting: 'warning', canceled: 'error' } as const

export function OrderPaymentNotice({ payment, isRefused }: OrderPaymentNoticeProps) {
  const t = useTranslations('checkout.success.payment')
  if (payment) {
    return (
      <Notice kind={KINDS[payment]} title={t(payment)}>
        <p>{t(`${payment}Help`)}</p>
      </Notice>
    )
  }
  return <Notice kind="info" title={t(isRefused ? 'unknown' : 'asking')} />
}
