'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Link } from '../../ui/link.tsx'
import { orderPath } from '../dashboard/sections.ts'
import { orderDay } from './order-day.ts'
import { OrderPictures, picturedItems } from './order-pictures.tsx'
import { OrderStatus } from './order-status.tsx'
import { ReorderButton, type Reordering } from './reorder-button.tsx'
import { useTodaysProducts } from './use-todays-products.ts'

interface OrderListProps {
  readonly orders: readonly OrderRowFragment[]
  readonly reordering: Reordering
}

/** A table on wide screens, cards on narrow ones. */
export function OrderList(props: OrderListProps) {
  const todays = useTodaysProducts(picturedItems(props.orders))
  return (
    <>
      <OrderTable {...props} todays={todays} />
      <OrderCards {...props} todays={todays} />
    </>
  )
}

interface PicturedListProps extends OrderListProps {
  readonly todays: ReturnType<typeof useTodaysProducts>
}

function OrderTable({ orders, reordering, todays }: PicturedListProps) {
  const t = useTranslations('dashboardOrders')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <table className="order-table max-xl:hidden">
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('products')}</th>
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
            <td>
              <OrderPictures order={order} todays={todays} />
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

function OrderCards({ orders, reordering, todays }: PicturedListProps) {
  const t = useTranslations('dashboardOrders')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <ul className="border-b border-line xl:hidden">
      {orders.map((order) => {
        const href = localePath(locale, orderPath(order.number))
        return (
          <li key={order.id} className="order-card">
            <Link className="order-number" href={href}>
              {order.number}
            </Link>
            <span className="price text-right">{order.total && formatMoney(order.total.grand_total, locale)}</span>
            <span className="text-sm text-mute">{orderDay(order, locale, timeZone)}</span>
            <span className="text-right text-sm">
              <OrderStatus status={order.status} />
            </span>
            <OrderPictures order={order} todays={todays} />
            <div className="flex flex-wrap gap-x-6">
              <Link className="button button-text justify-start!" href={href} aria-label={t('viewNamed', { number: order.number })}>
                {t('view')}
              </Link>
              <ReorderButton order={order} {...reordering} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
