'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { PageLinks } from '../dashboard/page-links.tsx'
import { useListPage } from '../dashboard/use-list-page.ts'
import { useCustomer } from '../session/use-customer.ts'
import { WISHES_ON_PAGE } from './load-wishlist-page.ts'
import { MoveOutcome } from './move-outcome.tsx'
import { useMoves } from './use-moves.ts'
import { useQuantities } from './use-quantities.ts'
import { useWishlistPage } from './use-wishlist-page.ts'
import { WaitingWishes } from './waiting-wishes.tsx'
import { WishGrid } from './wish-grid.tsx'
import { WishlistTools } from './wishlist-tools.tsx'

/** The customer's wishes, page by page. */
export function WishlistPage({ settings }: { readonly settings: CardSettings }) {
  const t = useTranslations('dashboard.sections')
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const email = useCustomer()?.email ?? ''
  const { page, hrefOf } = useListPage([WISHES_ON_PAGE])
  const query = useWishlistPage(page, settings.hasAttributes)
  const quantities = useQuantities(email)
  const moves = useMoves(email, () => list.current?.focus({ preventScroll: true }))
  const pages = Math.max(1, query.data?.pages ?? page)
  const last = page > pages ? hrefOf({ page: pages }) : undefined

  // A list that has become shorter has no such page any more.
  useEffect(() => {
    if (last !== undefined) router.replace(last)
  }, [last, router])

  return (
    <>
      <DashboardHeading actions={<WishlistTools moves={moves} isBusy={quantities.pending.size > 0} />}>{t('wishlist')}</DashboardHeading>
      <div ref={list} tabIndex={-1} className="outline-none">
        <MoveOutcome moves={moves} />
        <CustomerData query={query} waiting={<WaitingWishes />}>
          {({ wishes }) => (
            <>
              <WishGrid wishes={wishes} settings={settings} moves={moves} quantities={quantities} />
              <PageLinks page={page} pages={pages} hrefOf={(to) => hrefOf({ page: to })} />
            </>
          )}
        </CustomerData>
      </div>
    </>
  )
}
