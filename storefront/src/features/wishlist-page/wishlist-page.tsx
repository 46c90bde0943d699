'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { PageLinks } from '../dashboard/page-links.tsx'
import { useListPage } from '../dashboard/use-list-page.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { useCustomer } from '../session/use-customer.ts'
import { shareSearch } from '../url/sku-link.ts'
import { useWishes } from '../wishlist/use-wishes.ts'
import { MoveOutcome } from './move-outcome.tsx'
import { MAX_SHARED } from './shared-limits.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { useQuantities } from './use-quantities.ts'
import { useWishlistPage, WISHES_ON_PAGE } from './use-wishlist-page.ts'
import { WaitingWishes } from './waiting-wishes.tsx'
import { WishGrid } from './wish-grid.tsx'

interface WishlistPageProps {
  readonly settings: CardSettings
  /** Below a list that leaves most of the page empty. */
  readonly whenFew: ReactNode
}

/** The wishes of one row of cards. */
const MAX_FEW = 3

/** The customer's wishes, page by page. */
export function WishlistPage({ settings, whenFew }: WishlistPageProps) {
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

  // A list that has become shorter no longer has this page.
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
              {pages === 1 && wishes.length <= MAX_FEW && whenFew}
            </>
          )}
        </CustomerData>
      </div>
    </>
  )
}

interface WishlistToolsProps {
  readonly moves: Moves
  /** Whether a quantity is being saved; nothing is moved to the cart meanwhile. */
  readonly isBusy: boolean
}

/** The number of wishes and the actions on all of them. */
function WishlistTools({ moves, isBusy }: WishlistToolsProps) {
  const t = useTranslations('dashboardWishlist')
  const locale = useLocale()
  const wishes = useWishes()
  if (!wishes || wishes.count === 0) return null
  const ids = [...wishes.ids.values()].flat()
  const skus = [...wishes.ids.keys()].filter(Boolean).slice(0, MAX_SHARED)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="text-soft tabular-nums">{t('count', { count: wishes.count })}</p>
      <CopyLink
        path={localePath(locale, '/wishlist') + shareSearch(skus)}
        labels={{ copy: t('share.copy'), copied: t('share.copied'), copyYourself: t('share.copyYourself') }}
      />
      <Button variant="secondary" small busy={isBusy || (moves.isOfAll && moves.moving.length > 0)} onClick={() => focusWrongQuantity() || void moves.move(ids)}>
        {t('addAll')}
      </Button>
    </div>
  )
}
