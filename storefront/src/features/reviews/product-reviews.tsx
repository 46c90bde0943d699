import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ProductReviewsFragment, RatingLineFragment, ReviewFragment } from '../../graphql/generated/types.ts'
import { ClientMessages } from '../../messages/client-messages.tsx'
import { Rating } from '../../ui/rating.tsx'
import { averageQualities, countStars } from './rating-breakdown.ts'
import { ReviewSlot } from './review-slot.tsx'
import { starNumber } from './stars.ts'

/** A product's reviews with the distribution of stars. */
export function ProductReviews({ product }: { product: ProductReviewsFragment }) {
  return (
    <ClientMessages namespaces={['review']}>
      <ReviewSlot
        sku={product.sku ?? ''}
        percent={product.rating_summary}
        count={product.review_count}
        counts={countStars(product.rated.items)}
        qualities={averageQualities(product.rated.items)}
        first={product.reviews.items.filter((review) => review !== null) as ReviewFragment[]}
      />
    </ClientMessages>
  )
}

/** Rating and link to the reviews; nothing for a product without reviews. */
export async function RatingLine({ product: { rating_summary: percent, review_count: count } }: { product: RatingLineFragment }) {
  if (count === 0) return null
  const [t, locale] = await Promise.all([getTranslations('review'), getLocale()])
  const rating = starNumber(percent, locale, 1)
  return (
    <p className="flex items-center gap-x-2.5 text-sm">
      <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
      <a className="tap inline-flex items-center text-soft underline" href="#reviews">
        {t('count', { count })}
      </a>
    </p>
  )
}
