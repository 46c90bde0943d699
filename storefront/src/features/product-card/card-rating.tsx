import { useLocale, useTranslations } from 'next-intl'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { starNumber } from '../reviews/stars.ts'

/** The mean of a product's reviews and their number; nothing for a product without reviews. */
export function CardRating({ product }: { readonly product: Pick<ProductCardFragment, 'rating_summary' | 'review_count'> }) {
  const t = useTranslations('common.card')
  const locale = useLocale()
  const count = product.review_count
  if (count === 0) return null
  const rating = starNumber(product.rating_summary, locale, 1)
  return (
    <p className="card-rating">
      <span className="sr-only">{t('rating', { rating, count })}</span>
      <span aria-hidden>{`${rating} (${count})`}</span>
    </p>
  )
}
