'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Link } from '../../ui/link.tsx'
import { orderPath } from '../dashboard/sections.ts'
import { orderDay } from '../orders/order-day.ts'
import { OrderStatus } from '../orders/order-status.tsx'
import { OverviewTile } from './overview-tile.tsx'

interface LastOrderProps {
  readonly order: OrderRowFragment
  /** How many there are in all. */
  readonly count: number
  readonly timeZone: string
}

export function LastOrder({ order, count, timeZone }: LastOrderProps) {
  const t = useTranslations('dashboardAccount.overview')
  const locale = useLocale()
  return (
    <OverviewTile title={t('lastOrder')} link={{ label: t('allOrders', { count }), section: 'orders' }}>
      <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <Link className="order-number justify-self-start" href={localePath(locale, orderPath(order.number))}>
          {order.number}
        </Link>
        <span className="price">{order.total && formatMoney(order.total.grand_total, locale)}</span>
        <span className="text-sm text-mute">{orderDay(order, locale, timeZone)}</span>
        <span className="text-right text-sm">
          <OrderStatus status={order.status} />
        </span>
      </div>
    </OverviewTile>
  )
}
