'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Amount, formatMoney } from '../lib/format-money.ts'

/** Writes the price of a delivery: "Free" in place of 0. */
export function useDeliveryPrice(): (price: Amount) => string {
  const t = useTranslations('common.price')
  const locale = useLocale()
  return (price) => (price.value === 0 ? t('free') : formatMoney(price, locale))
}
