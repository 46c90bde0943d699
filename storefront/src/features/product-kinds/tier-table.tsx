'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import { savedPercent, type TierPrices, tierAt } from './price-tiers.ts'

interface TierTableProps extends TierPrices {
  readonly currency: string
  /** The chosen number of pieces. */
  readonly quantity: number
}

/** What a piece costs from which quantity on, with the row of the chosen quantity marked. */
export function TierTable({ tiers, single, currency, quantity }: TierTableProps) {
  const t = useTranslations('product.tiers')
  const locale = useLocale()
  const current = tierAt(tiers, quantity)
  return (
    <table className="tiers">
      <caption>{t('title')}</caption>
      <tbody>
        {[{ quantity: 1, now: single }, ...tiers].map((tier) => (
          <tr key={tier.quantity} aria-current={(current?.quantity ?? 1) === tier.quantity || undefined}>
            <th scope="row">{t('from', { quantity: tier.quantity })}</th>
            <td>{t('each', { price: formatMoney({ value: tier.now, currency }, locale) })}</td>
            <td>{tier.now < single && t('saved', { percent: savedPercent(tier, single) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
