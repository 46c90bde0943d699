import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductReviewsFragment, ReviewFragment } from '../../graphql/generated/types.ts'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { Rating } from '../../ui/rating.tsx'
import { getStoreConfig } from '../store/store-config.ts'
import { averageQualities, countStars, type Quality } from './rating-breakdown.ts'
import { ReviewBrowser } from './review-browser.tsx'
import { ReviewItem } from './review-item.tsx'
import { formatStars, starNumber } from './stars.ts'

interface ProductReviewsProps {
  readonly product: ProductReviewsFragment
  readonly locale: Locale
}

/** What a product's buyers say, the stars' distribution first. Nothing where the shop has reviews switched off. */
export async function ProductReviews({ product, locale }: ProductReviewsProps) {
  const { areReviewsOn } = await getStoreConfig(locale)
  if (!areReviewsOn) return null
  const reviews = product.reviews.items.filter((review) => review !== null) as ReviewFragment[]
  const counts = countStars(product.rated.items)
  return (
    <ClientMessages namespaces={['review']}>
      <ReviewBrowser
        sku={product.sku ?? ''}
        count={product.review_count}
        counts={counts.some((count) => count > 0) ? counts : []}
        summary={product.review_count > 0 && <Summary percent={product.rating_summary} count={product.review_count} locale={locale} />}
        qualities={<Qualities qualities={averageQualities(product.rated.items)} locale={locale} />}
      >
        {reviews.map((review, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id, and this list never changes
          <ReviewItem key={index} review={review} />
        ))}
      </ReviewBrowser>
    </ClientMessages>
  )
}

async function Summary({ percent, count, locale }: { percent: number; count: number; locale: Locale }) {
  const t = await getTranslations('review')
  const rating = starNumber(percent, locale, 1)
  return (
    <div className="review-summary">
      <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
      <p className="text-xs text-mute">{t('count', { count })}</p>
    </div>
  )
}

async function Qualities({ qualities, locale }: { qualities: readonly Quality[]; locale: Locale }) {
  if (qualities.length === 0) return null
  const t = await getTranslations('review')
  return (
    <div>
      <h3 className="mb-2 text-sm">{t('byQuality')}</h3>
      <dl className="review-bars">
        {qualities.map(({ name, stars }) => (
          <div key={name} className="review-bar">
            <dt>{name}</dt>
            <dd>
              <i aria-hidden>
                <i style={{ width: `${Math.round(stars * 20)}%` }} />
              </i>
              {formatStars(stars, locale, 1)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
