import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import { Price } from '../../ui/price.tsx'
import type { ComparedItem } from './comparison-rows.ts'

export function ComparedPrice({ product }: { readonly product: ComparedItem['product'] }) {
  const t = useTranslations('common.price')
  const locale = useLocale()
  const { minimum_price: lowest, maximum_price: highest } = product.price_range
  const now = formatMoney(lowest.final_price, locale)
  const regular = formatMoney(lowest.regular_price, locale)
  const isFrom = (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0)
  return (
    <Price
      now={isFrom ? t('from', { price: now }) : now}
      regular={regular === now ? undefined : regular}
      labels={{ now: t('now'), regular: t('regular') }}
    />
  )
}
