'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { send } from '../../graphql/browser.ts'
import { OrdersOperation } from '../../graphql/generated/orders.ts'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { ListHeading } from '../dashboard/list-heading.tsx'
import { PageLinks } from '../dashboard/page-links.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useListPage } from '../dashboard/use-list-page.ts'
import { GuestOrderLink } from './guest-order-link.tsx'
import { OrderList } from './order-list.tsx'
import { useReorder } from './reorder-button.tsx'
import { ReorderResult } from './reorder-result.tsx'

const SIZES = [10, 20, 50] as const

interface OrdersPageProps {
  /** Whether the shop lets guests find their orders. */
  readonly hasGuestOrders: boolean
}

/** The customer's orders, newest first. */
export function OrdersPage({ hasGuestOrders }: OrdersPageProps) {
  const section = useTranslations('dashboard.sections')
  const { page, size, hrefOf } = useListPage(SIZES)
  const locale = useLocale()
  const query = useCustomerQuery(['orders', locale, page, size], () => loadOrders(page, size))
  const { ended, ...reordering } = useReorder()
  const total = query.data?.total_count
  return (
    <>
      <ListHeading page={page} actions={total !== 0 && <ShowSelect sizes={SIZES} size={size} hrefOf={hrefOf} />}>
        {section('orders')}
      </ListHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-96" />}>
        {(orders) => {
          const listed = orders?.items ?? []
          const rows = listed.filter((order) => order !== null)
          if (!total) return <NoOrders hasGuestOrders={hasGuestOrders} />
          if (listed.length === 0) return <NoSuchPage firstPage={hrefOf({ page: 1 })} />
          return (
            <div className="order-pages">
              <ReorderResult ended={ended} />
              <HiddenOrders count={listed.length - rows.length} />
              <OrderList orders={rows} reordering={reordering} />
              <PageLinks page={page} pages={Math.ceil(total / size)} hrefOf={(other) => hrefOf({ page: other })} />
            </div>
          )
        }}
      </CustomerData>
    </>
  )
}

async function loadOrders(currentPage: number, pageSize: number) {
  const { customer } = await send(OrdersOperation, { currentPage, pageSize })
  return customer?.orders ?? null
}

/** Magento fails at an order as a whole, for example by a module of the shop. */
function HiddenOrders({ count }: { count: number }) {
  const t = useTranslations('dashboardOrders')
  return count > 0 && <Notice kind="warning" title={t('hidden', { count })} />
}

function NoOrders({ hasGuestOrders }: Pick<OrdersPageProps, 'hasGuestOrders'>) {
  const t = useTranslations('dashboardOrders.none')
  const locale = useLocale()
  return (
    <EmptyState title={t('title')} help={t('help')}>
      <ButtonLink href={localePath(locale, '/')}>{t('shop')}</ButtonLink>
      {hasGuestOrders && <GuestOrderLink />}
    </EmptyState>
  )
}

function NoSuchPage({ firstPage }: { firstPage: string }) {
  const t = useTranslations('dashboardOrders.noPage')
  return (
    <EmptyState title={t('title')} help={t('help')}>
      <ButtonLink href={firstPage}>{t('first')}</ButtonLink>
    </EmptyState>
  )
}

interface ShowSelectProps {
  readonly sizes: readonly number[]
  readonly size: number
  readonly hrefOf: (change: { readonly size: number }) => string
}

/** The number of orders per page. It is in the URL, so Back and a reload keep it. */
function ShowSelect({ sizes, size, hrefOf }: ShowSelectProps) {
  const t = useTranslations('dashboardOrders')
  const router = useRouter()
  return (
    <Select className="show-select" label={t('show')} value={size} onChange={(event) => router.push(hrefOf({ size: Number(event.target.value) }))}>
      {sizes.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}
