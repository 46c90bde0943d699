'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { localePath } from '../../i18n/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PrintIcon } from '../../ui/icons/print-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { GiftNote } from '../cart/gift-note.tsx'
import type { NewerOrder } from './load-order.ts'
import { OrderComments } from '../order-confirmation/order-comments.tsx'
import { orderDay } from './order-day.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderInvoices, OrderRefunds, OrderShipments } from './order-documents.tsx'
import { readOrderPrices } from './order-prices.ts'
import { OrderSection } from './order-section.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderedItem } from './ordered-item.tsx'
import { loadTodaysProducts, type TodaysProducts } from './ordered-products.ts'

interface OrderViewProps {
  readonly order: OrderFragment
  /** The fields of newer releases of Magento; optional. */
  readonly newer: NewerOrder
  /** Buttons beside "Print". */
  readonly actions?: ReactNode
  /** Above the items: a missing payment, files to download. */
  readonly children?: ReactNode
}

/** An order, for its customer or a guest who has identified it. The page renders the heading. */
export function OrderView({ order, newer, actions, children }: OrderViewProps) {
  const t = useTranslations('dashboardOrder')
  const gift = useTranslations('dashboardOrder.gift')
  const locale = useLocale()
  const timeZone = useTimeZone()
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
      <GiftNote className="mb-8" message={order.gift_message} t={gift} />
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
        <OrderDetails order={order} />
        <OrderSums order={order} prices={prices} />
      </div>
      <OrderSection title={t('shipments.label')} isEmpty={!order.shipments?.length}>
        <OrderShipments order={order} />
      </OrderSection>
      <OrderSection title={t('invoices.label')} isEmpty={order.invoices.length === 0}>
        <OrderInvoices order={order} />
      </OrderSection>
      <OrderSection title={t('refunds.label')} isEmpty={!order.credit_memos?.length}>
        <OrderRefunds order={order} />
      </OrderSection>
      <OrderSection title={t('comments')} isEmpty={!order.comments?.length}>
        <li>
          <OrderComments comments={order.comments} />
        </li>
      </OrderSection>
    </>
  )
}

const NONE: TodaysProducts = new Map()

/** Pictures and links of the ordered products. Empty until the answer arrives: the order is readable without them. */
function useTodaysProducts(order: Pick<OrderFragment, 'id' | 'items'>): TodaysProducts {
  const { data = NONE } = useQuery({ queryKey: ['ordered-products', order.id], queryFn: () => loadTodaysProducts(order) }, queryClient)
  return data
}

function PrintButton() {
  const t = useTranslations('dashboardOrder')
  return (
    <Button variant="text" onClick={() => print()}>
      <PrintIcon size={20} />
      {t('print')}
    </Button>
  )
}
