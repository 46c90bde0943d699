'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productPath } from '../cart/product-path.ts'
import type { Wish } from './load-overview.ts'
import { OverviewTile } from './overview-tile.tsx'

interface OverviewWishesProps {
  readonly count: number
  readonly wishes: readonly Wish[]
}

export function OverviewWishes({ count, wishes }: OverviewWishesProps) {
  const t = useTranslations('dashboardAccount.overview')
  return (
    <OverviewTile title={t('wishes')} link={{ label: t('allWishes', { count }), section: 'wishlist' }}>
      <ul className="grid grid-cols-4 gap-3">
        {wishes.map((wish) => (
          <li key={wish.id} className="aspect-product bg-tile">
            <WishPicture wish={wish} />
          </li>
        ))}
      </ul>
    </OverviewTile>
  )
}

function WishPicture({ wish }: { readonly wish: Wish }) {
  const locale = useLocale()
  const name = wish.name ?? ''
  const href = productPath({ product: wish }, locale)
  const picture = wish.small_image?.url ? <Picture src={wish.small_image.url} alt={name} widths="thumb" sizes="104px" /> : name
  return href ? (
    <Link className="block size-full" href={href}>
      {picture}
    </Link>
  ) : (
    picture
  )
}
