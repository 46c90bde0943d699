'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { OrderComments } from '../order-confirmation/order-comments.tsx'
import { TrackingNumber } from './tracking-number.tsx'

interface OrderDocumentsProps {
  readonly order: Pick<OrderFragment, 'items' | 'shipments' | 'invoices' | 'credit_memos'>
}

export function OrderShipments({ order }: OrderDocumentsProps) {
  const t = useTranslations('dashboardOrder.shipments')
  return (order.shipments ?? []).map((shipment) => shipment && (
    <OrderRecord
      key={shipment.number}
      title={t('title', { number: shipment.number })}
      items={isWhole(order, order.shipments, 'quantity_shipped') ? [] : counted(shipment.items, 'quantity_shipped')}
    >
      {(shipment.tracking ?? []).map((track) => track?.number && <TrackingNumber key={track.number} track={{ ...track, number: track.number }} />)}
      <OrderComments comments={shipment.comments} />
    </OrderRecord>
  ))
}

export function OrderInvoices({ order }: OrderDocumentsProps) {
  const t = useTranslations('dashboardOrder.invoices')
  const locale = useLocale()
  return order.invoices.map((invoice) => invoice && (
    <OrderRecord
      key={invoice.number}
      title={t('title', { number: invoice.number })}
      amount={invoice.total ? formatMoney(invoice.total.grand_total, locale) : undefined}
      items={isWhole(order, order.invoices, 'quantity_invoiced') ? [] : counted(invoice.items, 'quantity_invoiced')}
    >
      <OrderComments comments={invoice.comments} />
    </OrderRecord>
  ))
}

export function OrderRefunds({ order }: OrderDocumentsProps) {
  const t = useTranslations('dashboardOrder.refunds')
  const locale = useLocale()
  return (order.credit_memos ?? []).map((refund) => refund && (
    <OrderRecord
      key={refund.number}
      title={t('title', { number: refund.number })}
      amount={refund.total ? formatMoney(refund.total.grand_total, locale) : undefined}
      items={isWhole(order, order.credit_memos, 'quantity_refunded') ? [] : counted(refund.items, 'quantity_refunded')}
    >
      <OrderComments comments={refund.comments} />
    </OrderRecord>
  ))
}

type Quantity = 'quantity_shipped' | 'quantity_invoiced' | 'quantity_refunded'

interface DocumentItem {
  readonly id: string
  readonly product_name: string | null
}

function counted<Key extends Quantity>(items: ReadonlyArray<(DocumentItem & Readonly<Record<Key, number | null>>) | null> | null, quantity: Key) {
  return (items ?? []).flatMap((item) => (item ? { ...item, quantity: item[quantity] } : []))
}

/** Whether the only document of its kind has all that was ordered, so that its list would repeat the order's. */
function isWhole({ items }: OrderDocumentsProps['order'], documents: readonly unknown[] | null, quantity: Quantity): boolean {
  return documents?.length === 1 && (items ?? []).every((item) => !item || (item[quantity] ?? 0) >= (item.quantity_ordered ?? 0))
}

interface OrderRecordProps {
  readonly title: string
  /** Empty for the document of the whole order. */
  readonly items: ReadonlyArray<DocumentItem & { readonly quantity: number | null }>
  /** Beside the title. */
  readonly amount?: string | undefined
  readonly children?: ReactNode
}

/** A shipment, an invoice or a credit memo, with its items. */
function OrderRecord({ title, items, amount, children }: OrderRecordProps) {
  const t = useTranslations('dashboardOrder.item')
  return (
    <li className="grid gap-2 border-t border-line py-5">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold wrap-anywhere">
        {title}
        {amount && <span className="price">{amount}</span>}
      </h3>
      {items.length > 0 && (
        <ul className="text-sm text-mute wrap-anywhere">
          {items.map(({ id, product_name, quantity }) => (
            <li key={id}>{t('pieces', { count: quantity ?? 0, name: product_name ?? '' })}</li>
          ))}
        </ul>
      )}
      {children}
    </li>
  )
}
