'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import type { Cost } from './cost.ts'

interface SetSavingProps {
  /** The price of the parts that are bought by themselves. */
  readonly alone: number
  /** Of the set with the same parts. */
  readonly price: Cost
  readonly currency: string
}

/** What a set saves over its parts. Nothing beside a reduced price, which shows its own comparison. */
export function SetSaving({ alone, price: { now, regular }, currency }: SetSavingProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  if (now >= alone || now < regular) return null
  const money = (value: number) => formatMoney({ value, currency }, locale)
  return (
    <p className="-mt-4 text-sm" aria-live="polite">
      <span className="text-mute">{t('alone', { price: money(alone) })}</span>{' '}
      <b className="font-semibold whitespace-nowrap text-success">{t('saved', { amount: money(alone - now) })}</b>
    </p>
  )
}
