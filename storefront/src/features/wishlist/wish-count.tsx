'use client'

import { useTranslations } from 'next-intl'
import { useWishes } from './use-wishes.ts'

/** The number of wishes, for a menu; nothing for an empty list. */
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
