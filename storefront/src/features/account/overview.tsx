'use client'

import { useLocale } from 'next-intl'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import type { Section } from '../dashboard/sections.ts'
import { isNew, loadOverview, nextSteps } from './load-overview.ts'
import { DefaultAddresses, LastOrder, NextStepsTile, OverviewWishes } from './overview-tiles.tsx'

interface OverviewProps {
  readonly sections: readonly Section[]
}

/** Leaves out tiles without content. @param sections the dashboard pages that this shop has */
export function Overview({ sections }: OverviewProps) {
  const hasWishlist = sections.includes('wishlist')
  const query = useCustomerQuery(['overview', useLocale(), hasWishlist], () => loadOverview(hasWishlist))
  return (
    <CustomerData query={query} waiting={<Skeleton className="mb-6 h-90" />}>
      {(overview) => {
        const { lastOrder, orderCount, addresses, wishCount, wishes } = overview
        const steps = nextSteps(overview, sections)
        return (
          <div className="overview">
            {lastOrder && <LastOrder order={lastOrder} count={orderCount} />}
            {addresses.length > 0 && <DefaultAddresses addresses={addresses} />}
            {wishCount > 0 && <OverviewWishes count={wishCount} wishes={wishes} />}
            {steps.length > 0 && <NextStepsTile steps={steps} isNew={isNew(overview)} />}
          </div>
        )
      }}
    </CustomerData>
  )
}
