'use client'

import { useTranslations } from 'next-intl'

/** `count` is undefined while the cart loads. */
export function CartHeading({ count }: { count?: number | undefined }) {
  const t = useTranslations('cart')
  return (
    <div className="flex flex-wrap items-baseline gap-4">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <output className="text-mute tabular-nums">{count !== undefined && t('count', { count })}</output>
    </div>
  )
}
