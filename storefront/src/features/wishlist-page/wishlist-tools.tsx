'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { shareSearch } from '../url/sku-link.ts'
import { useWishes } from '../wishlist/use-wishes.ts'
import { MOST_SHARED } from './shared-limits.ts'
import type { Moves } from './use-moves.ts'

interface WishlistToolsProps {
  readonly moves: Moves
  /** Whether a quantity is being saved; nothing is moved to the cart meanwhile. */
  readonly isBusy: boolean
}

/** The number of wishes and the actions on all of them. */
export function WishlistTools({ moves, isBusy }: WishlistToolsProps) {
  const t = useTranslations('dashboardWishlist')
  const locale = useLocale()
  const wishes = useWishes()
  if (!wishes || wishes.count === 0) return null
  const ids = [...wishes.ids.values()].flat()
  const skus = [...wishes.ids.keys()].filter(Boolean).slice(0, MOST_SHARED)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="text-soft tabular-nums">{t('count', { count: wishes.count })}</p>
      <CopyLink
        path={localePath(locale, '/wishlist') + shareSearch(skus)}
        labels={{ copy: t('share.copy'), copied: t('share.copied'), copyYourself: t('share.copyYourself') }}
      />
      <Button variant="secondary" small busy={isBusy || (moves.isOfAll && moves.moving.length > 0)} onClick={() => void moves.move(ids)}>
        {t('addAll')}
      </Button>
    </div>
  )
}
