import 'server-only'
import type { ProductReviewsFragment, ReviewFragment } from '../../graphql/generated/types.ts'
import { ClientMessages } from '../../messages/client-messages.tsx'
import { averageQualities, countStars } from './rating-breakdown.ts'
import { ReviewSlot } from './review-slot.tsx'

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
