'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { OrderComments } from './order-comments.tsx'
import { OrderRecord } from './order-record.tsx'

interface OrderDocumentsProps {
  readonly order: Pick<OrderFragment, 'invoices' | 'credit_memos'>
  readonly timeZone: string
}

export function OrderInvoices({ order, timeZone }: OrderDocumentsProps) {
  const t = useTranslations('dashboardOrder.invoices')
  const locale = useLocale()
  return order.invoices.map((invoice) => invoice && (
    <OrderRecord
      key={invoice.number}
      title={t('title', { number: invoice.number })}
      amount={invoice.total ? formatMoney(invoice.total.grand_total, locale) : undefined}
      items={(invoice.items ?? []).flatMap((item) => (item ? { ...item, quantity: item.quantity_invoiced } : []))}
    >
      <OrderComments comments={invoice.comments} timeZone={timeZone} />
    </OrderRecord>
  ))
}

export function OrderRefunds({ order, timeZone }: OrderDocumentsProps) {
  const t = useTranslations('dashboardOrder.refunds')
  const locale = useLocale()
  return (order.credit_memos ?? []).map((refund) => refund && (
    <OrderRecord
      key={refund.number}
      title={t('title', { number: refund.number })}
      amount={refund.total ? formatMoney(refund.total.grand_total, locale) : undefined}
      items={(refund.items ?? []).flatMap((item) => (item ? { ...item, quantity: item.quantity_refunded } : []))}
    >
      <OrderComments comments={refund.comments} timeZone={timeZone} />
    </OrderRecord>
  ))
}
