'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { lineSaving } from './line-saving.ts'
import { linePrices } from './net-prices.ts'

interface LinePriceProps {
  readonly line: CartLineFragment
  /** Whether tax is added to the shop's prices. */
  readonly isNet: boolean
  readonly className?: string
}

/** The price of a line, and of a reduced product the regular one and the saving; screen readers hear which is which. */
export function LinePrice({ line, isNet, className = '' }: LinePriceProps) {
  const t = useTranslations('common.price')
  const toast = useTranslations('toast-messages')
  const locale = useLocale()
  const { row } = linePrices(line, isNet)
  if (!row) return null
  const price = formatMoney(row, locale)
  const saving = lineSaving(line, isNet)
  if (!saving) return <p className={`price ${className}`}>{price}</p>
  const money = (value: number) => formatMoney({ ...row, value }, locale)
  return (
    <>
      <p>
        <span className="sr-only">{t('regular')} </span>
        <s className="price-old">{money(saving.regular)}</s> <span className="sr-only">{t('now')} </span>
        <span className={`price text-accent ${className}`}>{price}</span>
      </p>
      <p className="text-xs text-success tabular-nums">{toast('cart.saved', { amount: money(saving.saved) })}</p>
    </>
  )
}
