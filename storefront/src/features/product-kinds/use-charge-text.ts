import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import type { Charge } from './custom-options.ts'

/** What an option adds to the price or takes off it, with its sign; empty for nothing. */
export function useChargeText(currency: string): (charge: Charge) => string {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  return ({ amount, isPercent }) => {
    if (amount === 0) return ''
    const size = Math.abs(amount)
    // Magento stores four decimals.
    const percent = () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(size / 100)
    return t(amount > 0 ? 'more' : 'less', { price: isPercent ? percent() : formatMoney({ value: size, currency }, locale) })
  }
}
