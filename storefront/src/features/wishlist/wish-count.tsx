'use client'

import { useTranslations } from 'next-intl'
import { useWishes } from './use-wishes.ts'

/** For a menu: how much is on the wishlist. Nothing is said of an empty one. */
export function WishCount() {
  const t = useTranslations('dashboard.menu')
  const count = useWishes()?.count ?? 0
  if (count === 0) return null
  return (
    <span className="relative text-sm text-mute tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('wishes', { count })}</span>
    </span>
  )
}
