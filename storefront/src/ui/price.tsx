import { useTranslations } from 'next-intl'
import type { ShownPrice } from '../lib/shown-price.ts'

interface PriceProps {
  readonly price: ShownPrice
  /**
   * The lowest price of the 30 days before a reduction, which the law requires beside each reduced price; undefined where the shop
   * does not know it. It has no default, so that every place that shows a price has to look for it.
   */
  readonly lowest: string | undefined
  readonly className?: string
}

/** The price, with the regular price if it is reduced; screen readers hear which is which, as they cannot see the strikethrough. */
export function Price({ price: { price, regular, isFrom }, lowest, className = '' }: PriceProps) {
  const t = useTranslations('common.price')
  const now = isFrom ? t('from', { price }) : price
  if (!regular) return <span className={`price ${className}`}>{now}</span>
  return (
    <span>
      <span className="sr-only">{t('now')} </span>
      <span className={`price text-accent ${className}`}>{now}</span> <span className="sr-only">{t('regular')} </span>
      <s className="price-old">{regular}</s>
      {lowest && <span className="price-lowest">{t('lowest', { price: lowest })}</span>}
    </span>
  )
}
