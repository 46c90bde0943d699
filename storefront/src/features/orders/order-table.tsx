'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Link } from '../../ui/link.tsx'
import { orderPath } from '../dashboard/sections.ts'
import { orderDay } from './order-day.ts'
import { OrderStatus } from './order-status.tsx'
import { ReorderButton } from './reorder-button.tsx'
import type { Reordering } from './use-reorder.ts'

export interface OrderListProps {
  readonly orders: readonly OrderRowFragment[]
  readonly timeZone: string
  readonly reordering: Reordering
}

/** On wide screens; `OrderCards` has the same on narrow ones. */
export function OrderTable({ orders, timeZone, reordering }: OrderListProps) {
  const t = useTranslations('dashboardOrders')
  const locale = useLocale()
  return (
    <table className="order-table max-lg:hidden">
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('total')}</th>
          <th scope="col">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link className="order-number" href={localePath(locale, orderPath(order.number))}>
                {order.number}
              </Link>
            </td>
            <td>{orderDay(order, locale, timeZone)}</td>
            <td>
              <OrderStatus status={order.status} />
            </td>
            <td className="price">{order.total && formatMoney(order.total.grand_total, locale)}</td>
            <td>
              <ReorderButton order={order} {...reordering} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
