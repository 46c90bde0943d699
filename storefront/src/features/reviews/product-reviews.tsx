import 'server-only'
import type { ProductReviewsFragment, ReviewFragment } from '../../graphql/generated/types.ts'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { averageQualities, countStars } from './rating-breakdown.ts'
import { ReviewBrowser } from './review-parts.tsx'

interface ProductReviewsProps {
  readonly product: ProductReviewsFragment
  readonly locale: Locale
}

/** What a product's buyers say, the stars' distribution first. Nothing where the shop has reviews switched off. */
export async function ProductReviews({ product, locale }: ProductReviewsProps) {
  const { areReviewsOn } = await getStoreConfig(locale)
  if (!areReviewsOn) return null
  return (
    <ClientMessages namespaces={['review']}>
      <ReviewBrowser
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
