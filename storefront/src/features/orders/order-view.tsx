'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { OrderComments } from './order-comments.tsx'
import { orderDay } from './order-day.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderInvoices, OrderRefunds } from './order-documents.tsx'
import type { NewerOrder } from './newer-order.ts'
import { readOrderPrices } from './order-prices.ts'
import { OrderSection } from './order-section.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderedItem } from './ordered-item.tsx'
import { PrintButton } from './print-button.tsx'
import { useTodaysProducts } from './use-todays-products.ts'

interface OrderViewProps {
  readonly order: OrderFragment
  /** What only newer releases of the backend tell; everything is shown without it, too. */
  readonly newer: NewerOrder
  /** The shop's own. */
  readonly timeZone: string
  /** What can be done with the order, beside printing it. */
  readonly actions?: ReactNode
  /** What has to be said or done before the order is read: a payment that is missing, files to download. */
  readonly children?: ReactNode
}

/** An order, for those who may see it: its customer, or a guest who knows enough about it. The heading is the page's. */
export function OrderView({ order, newer, timeZone, actions, children }: OrderViewProps) {
  const t = useTranslations('dashboardOrder')
  const locale = useLocale()
  const products = useTodaysProducts(order)
  const prices = readOrderPrices(order, newer.since248, products)
  const items = (order.items ?? []).filter((item) => item !== null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <OrderStatus status={order.status} />
          <span className="text-sm text-mute">{orderDay(order, locale, timeZone)}</span>
        </p>
        <div className="flex flex-wrap gap-x-5 print:hidden">
          {actions}
          <Link className={buttonStyle({ variant: 'text' })} href={`${localePath(locale, '/withdrawal')}?order=${encodeURIComponent(order.number)}`}>
            {t('withdraw')}
          </Link>
          <PrintButton />
        </div>
      </div>
      {children}
      <ul className="mb-8" aria-label={t('items')}>
        {items.map((item) => (
          <OrderedItem key={item.id} item={item} prices={prices.lines.get(item.id)} product={products.get(item.id)} />
        ))}
      </ul>
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
        <OrderDetails order={order} />
        <OrderSums order={order} prices={prices} />
      </div>
      <OrderSection title={t('shipments.label')} isEmpty={!order.shipments?.length}>
        <OrderShipments shipments={order.shipments} timeZone={timeZone} />
      </OrderSection>
      <OrderSection title={t('invoices.label')} isEmpty={order.invoices.length === 0}>
        <OrderInvoices order={order} timeZone={timeZone} />
      </OrderSection>
      <OrderSection title={t('refunds.label')} isEmpty={!order.credit_memos?.length}>
        <OrderRefunds order={order} timeZone={timeZone} />
      </OrderSection>
      <OrderSection title={t('comments')} isEmpty={!order.comments?.length}>
        <li>
          <OrderComments comments={order.comments} timeZone={timeZone} />
        </li>
      </OrderSection>
    </>
  )
}
