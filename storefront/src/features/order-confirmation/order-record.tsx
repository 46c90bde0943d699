'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderLines } from '../checkout/order-lines.tsx'
import { OrderTotals } from '../checkout/order-totals.tsx'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'
import { OrderDetails } from './order-details.tsx'

interface OrderRecordProps {
  /** Known only in the tab that placed the order. */
  readonly order: SubmittedOrder | undefined
  readonly children: ReactNode
}

/** The confirmation's layout: messages beside the ordered lines. */
export function OrderRecord({ order, children }: OrderRecordProps) {
  const t = useTranslations('checkout.success')
  return (
    <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-5">
        {children}
        {order && <OrderDetails cart={order.cart} paymentCode={order.paymentCode} />}
      </div>
      {order && (
        <section className="panel static!" aria-label={t('summary')}>
          <h2 className="mb-5 text-xl tracking-snug">{t('summary')}</h2>
          <OrderLines cart={order.cart} />
          <OrderTotals cart={order.cart} />
        </section>
      )}
    </div>
  )
}
