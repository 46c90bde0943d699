'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { GiftNote } from '../cart/gift-note.tsx'
import type { LoadedOrder } from './load-order.ts'
import { mayWithdraw } from './may-withdraw.ts'
import { OrderComments } from '../order-confirmation/order-comments.tsx'
import { hasFiles } from '../order-confirmation/message-lines.ts'
import { orderDay } from './order-day.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderInvoices, OrderRefunds, OrderShipments } from './order-documents.tsx'
import { orderProgress } from './order-progress.ts'
import { readOrderPrices } from './order-prices.ts'
import { OrderSection } from './order-section.tsx'
import type { OrderSettings } from './order-settings.ts'
import { OrderStatus } from './order-status.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderedItem } from './ordered-item.tsx'
import { PrintButton } from './print-button.tsx'
import { useTodaysProducts } from './use-todays-products.ts'

interface OrderViewProps {
  readonly loaded: LoadedOrder
  readonly settings: OrderSettings
  /** Buttons beside "Print". */
  readonly actions?: ReactNode
  /** Above the items: how to pay, files to download. */
  readonly children?: ReactNode
}

/** An order, for its customer or a guest who has identified it. The page renders the heading. */
export function OrderView({ loaded, settings, actions, children }: OrderViewProps) {
  const { order, newer } = loaded
  const t = useTranslations('dashboardOrder')
  const gift = useTranslations('dashboardOrder.gift')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const items = (order.items ?? []).filter((item) => item !== null)
  const { products } = useTodaysProducts(items)
  const comments = (order.comments ?? []).filter((comment) => comment !== null)
  const messages = Object.groupBy(comments, ({ message }) => (hasFiles(message) ? 'files' : 'comments'))
  const progress = orderProgress(loaded, settings)
  const prices = readOrderPrices(order, newer.since248, products)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <OrderStatus status={order.status} />
          <span className="text-sm text-mute">{orderDay(order, locale, timeZone)}</span>
        </p>
        <div className="flex flex-wrap gap-x-5 print:hidden">
          {actions}
          {mayWithdraw(loaded, settings.withdrawal, now) && (
            <Link className={buttonStyle({ variant: 'text' })} href={`${localePath(locale, '/withdrawal')}?order=${encodeURIComponent(order.number)}`}>
              {t('withdraw')}
            </Link>
          )}
          <PrintButton />
        </div>
      </div>
      <OrderSteps order={order} progress={progress} delivery={settings.delivery} />
      {(['files', 'comments'] as const).map((kind) => (
        <OrderSection key={kind} title={t(kind)} isEmpty={!messages[kind]?.length}>
          <li className="pb-8">
            <OrderComments comments={messages[kind] ?? []} heading={t(kind)} />
          </li>
        </OrderSection>
      ))}
      {children}
      <OrderSection title={t('shipments.label')} isEmpty={!order.shipments?.length}>
        <OrderShipments order={order} />
      </OrderSection>
      <ul className="mb-8" aria-label={t('items')}>
        {items.map((item) => (
          <OrderedItem key={item.id} item={item} prices={prices.lines.get(item.id)} product={products.get(item.id)} />
        ))}
      </ul>
      <GiftNote className="mb-8" message={order.gift_message} t={gift} />
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
        <OrderDetails order={order} isCollected={progress.isCollected} hasPickup={settings.hasPickup} />
        <div>
          <OrderSums order={order} prices={prices} />
          <OrderSection title={t('invoices.label')} isEmpty={order.invoices.length === 0}>
            <OrderInvoices order={order} />
          </OrderSection>
          <OrderSection title={t('refunds.label')} isEmpty={!order.credit_memos?.length}>
            <OrderRefunds order={order} />
          </OrderSection>
        </div>
      </div>
    </>
  )
}
