import { useTranslations } from 'next-intl'
import type { ShownPrice } from '../lib/shown-price.ts'

/** The price, with the regular price if it is reduced; screen readers hear which is which, as they cannot see the strikethrough. */
export function Price({ price: { price, regular, isFrom }, className = '' }: { readonly price: ShownPrice; readonly className?: string }) {
  const t = useTranslations('common.price')
  const now = isFrom ? t('from', { price }) : price
  if (!regular) return <span className={`price ${className}`}>{now}</span>
  return (
    <span>
      <span className="sr-only">{t('now')} </span>
      <span className={`price text-accent ${className}`}>{now}</span> <span className="sr-only">{t('regular')} </span>
      <s className="price-old">{regular}</s>
    </span>
  )
}
