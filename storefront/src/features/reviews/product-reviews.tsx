import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ProductReviewsFragment, RatingLineFragment, ReviewFragment } from '../../graphql/generated/types.ts'
import { ClientMessages, type SharedMessage } from '../../messages/client-messages.tsx'
import { Rating } from '../../ui/rating.tsx'
import { averageQualities, countStars } from './rating-breakdown.ts'
import { ReviewSlot } from './review-slot.tsx'
import { RATED } from './reviews-request.ts'
import { starNumber } from './stars.ts'

/** Messages that the reviews of this product do not need. */
const unusedMessages = (count: number, hasQualities: boolean): readonly SharedMessage[] => [
  ...(count > 0 ? (['review.none'] as const) : []),
  ...(count > RATED ? [] : (['review.newest'] as const)),
  ...(hasQualities ? [] : (['review.byQuality'] as const)),
]

/** A product's reviews with the distribution of stars. */
interface ProductReviewsProps {
  readonly sku: string
  readonly product: ProductReviewsFragment
}

export function ProductReviews({ sku, product }: ProductReviewsProps) {
  const qualities = averageQualities(product.rated.items)
  return (
    <ClientMessages namespaces={['review']} except={unusedMessages(product.review_count, qualities.length > 0)}>
      <ReviewSlot
        sku={sku}
        percent={product.rating_summary}
        count={product.review_count}
        counts={countStars(product.rated.items)}
        qualities={qualities}
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
