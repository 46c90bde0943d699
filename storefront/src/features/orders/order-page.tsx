'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { DetailNotFound } from '../dashboard/detail-not-found.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useDetailName } from '../dashboard/use-detail-name.ts'
import { CancelButton } from './cancel-button.tsx'
import { GuestOrderLink } from './guest-order-link.tsx'
import { loadOrder } from './load-order.ts'
import { OrderDownloads } from './order-downloads.tsx'
import type { OrderSettings } from './order-settings.ts'
import { OrderToPay } from './order-to-pay.tsx'
import { OrderView } from './order-view.tsx'
import { ReorderButton, useReorder } from './reorder-button.tsx'
import { ReorderResult } from './reorder-result.tsx'

interface OrderPageProps {
  readonly settings: OrderSettings
  /** Whether the shop lets guests find their orders. */
  readonly hasGuestOrders: boolean
}

/** One of the customer's orders; its number is in the URL. */
export function OrderPage({ settings, hasGuestOrders }: OrderPageProps) {
  const t = useTranslations('dashboardOrder')
  const locale = useLocale()
  const number = useDetailName()
  const { ended, ...reordering } = useReorder()
  const [canceled, setCanceled] = useState<string>()
  const query = useCustomerQuery(['order', locale, number], () => loadOrder(number))
  if (query.data === null) return <DetailNotFound section="orders">{hasGuestOrders && <GuestOrderLink />}</DetailNotFound>
  return (
    <>
      <DashboardHeading>
        <Link className="-my-2 inline-block py-2 font-normal text-mute hover:underline" href={localePath(locale, '/dashboard/orders')}>
          {t('title')}
        </Link>{' '}
        <span className="tabular-nums">{number}</span>
      </DashboardHeading>
      {canceled === number && (
        <div className="mb-6">
          <AppearingNotice kind="success" title={t('cancel.done')} takesFocus />
        </div>
      )}
      <CustomerData query={query} waiting={<Skeleton className="h-96" />}>
        {(loaded) => loaded && (
          <OrderView
            loaded={loaded}
            settings={settings}
            actions={
              <>
                <ReorderButton order={loaded.order} {...reordering} />
                <CancelButton key={number} loaded={loaded} onCanceled={() => setCanceled(number)} />
              </>
            }
          >
            <ReorderResult ended={ended} />
            <OrderToPay loaded={loaded} settings={settings} />
            <OrderDownloads order={loaded.order} />
          </OrderView>
        )}
      </CustomerData>
    </>
  )
}
