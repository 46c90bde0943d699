'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LANGUAGES } from '../../i18n/languages.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { priceChange } from '../wishlist/wish-prices.ts'
import type { ShownWish } from './wish-card-model.ts'

/** How the price has changed since this device first saw the wish. */
export function PriceSince({ wish }: { readonly wish: ShownWish }) {
  const t = useTranslations('dashboardWishlist.price')
  const locale = useLocale()
  const change = priceChange(wish)
  if (!change) return null
  const { by, currency, since } = change
  const day = new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(since))
  const amount = formatMoney({ value: Math.abs(by), currency }, locale)
  return <span className={`basis-full text-2xs ${by < 0 ? 'text-success' : 'text-mute'}`}>{t(by < 0 ? 'less' : 'more', { amount, day })}</span>
}
