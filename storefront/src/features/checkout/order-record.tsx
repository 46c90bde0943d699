'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import type { SentOrder } from './sent-order.ts'

interface OrderRecordProps {
  /** Only the buyer's own tab knows what was ordered. */
  readonly order: SentOrder | undefined
  readonly children: ReactNode
}

/** What is said about an order, beside what is in it. */
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
