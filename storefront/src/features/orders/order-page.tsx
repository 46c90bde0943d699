'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { DetailNotFound } from '../dashboard/detail-not-found.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useDetailName } from '../dashboard/use-detail-name.ts'
import { loadOrder } from './load-order.ts'
import { OrderView } from './order-view.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { ReorderResult } from './reorder-result.tsx'
import { useReorder } from './use-reorder.ts'

/** An order of the customer's, whose number the address has. */
export function OrderPage({ timeZone }: { timeZone: string }) {
  const t = useTranslations('dashboardOrder')
  const locale = useLocale()
  const number = useDetailName()
  const { ended, ...reordering } = useReorder()
  const query = useCustomerQuery(['order', number], () => loadOrder(number))
  if (query.data === null) return <DetailNotFound section="orders" />
  return (
    <>
      <DashboardHeading>
        <Link className="-my-2 inline-block py-2 font-normal text-mute hover:underline" href={localePath(locale, '/dashboard/orders')}>
          {t('title')}
        </Link>{' '}
        <span className="tabular-nums">{number}</span>
      </DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-96" />}>
        {(loaded) => loaded && (
          <OrderView
            order={loaded.order}
            newer={loaded.newer}
            timeZone={timeZone}
            actions={<ReorderButton orderNumber={loaded.order.number} {...reordering} />}
          >
            <ReorderResult ended={ended} />
          </OrderView>
        )}
      </CustomerData>
    </>
  )
}
