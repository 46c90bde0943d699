'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productPath } from '../cart/product-path.ts'
import { sectionPath } from '../dashboard/sections.ts'
import { shopDay } from '../store/shop-day.ts'
import { productId, type ReviewOfCustomer } from './customer-reviews.ts'
import { ReviewRating } from './review-rating.tsx'
import type { ReviewState } from './review-states.ts'
import { useReviewStates } from './use-review-states.ts'

export function ReviewList({ reviews }: { readonly reviews: readonly ReviewOfCustomer[] }) {
  const t = useTranslations('dashboardMyReviews')
  const states = useReviewStates(reviews)
  return (
    <>
      <ul className="border-b border-line">
        {reviews.map((review, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id
          <ReviewEntry key={index} {...review} state={states?.[index]} />
        ))}
      </ul>
      {states?.includes('waiting') && <p className="mt-4 text-sm text-mute">{t('accepted')}</p>}
      <MoreToReview />
    </>
  )
}

interface ReviewEntryProps extends ReviewOfCustomer {
  readonly state: ReviewState | undefined
}

/** The whole text of a review whose product is not shown, because it then has no page; of others the beginning. */
function ReviewEntry({ review, product, state }: ReviewEntryProps) {
  const t = useTranslations('dashboardMyReviews')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const detail = product && localePath(locale, `${sectionPath('my-reviews')}/${productId(product.uid)}`)
  const page = product && productPath({ product }, locale)
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-t border-line py-6 md:gap-6">
      <div className="aspect-product self-start bg-tile">
        {product?.small_image?.url && <Picture src={product.small_image.url} alt="" widths="thumb" sizes="72px" />}
      </div>
      <div className="flex flex-col gap-1 wrap-anywhere">
        <h2 className="text-lg leading-tight font-semibold">
          {detail ? <Link className="hover:underline max-md:-mt-5 max-md:inline-block max-md:pt-5" href={detail}>{review.summary}</Link> : review.summary}
        </h2>
        <p className="text-sm text-mute">
          {page ? <Link className="underline" href={page}>{product.name}</Link> : (product?.name ?? t('gone'))}
          {' · '}
          <time>{shopDay(review.created_at, locale, timeZone)}</time>
        </p>
        <p className={product ? 'mt-1 line-clamp-3 max-w-170' : 'whitespace-pre-line'}>{review.text}</p>
        <div className="mt-auto flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 text-sm">
          <ReviewRating percent={review.average_rating} state={state} />
        </div>
      </div>
    </li>
  )
}

function MoreToReview() {
  const t = useTranslations('dashboardMyReviews')
  const locale = useLocale()
  return (
    <aside className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-tile p-6" aria-label={t('more.title')}>
      <div>
        <p className="font-semibold">{t('more.title')}</p>
        <p className="text-sm text-soft">{t('more.help')}</p>
      </div>
      <ButtonLink variant="secondary" small href={localePath(locale, sectionPath('orders'))}>
        {t('none.orders')}
      </ButtonLink>
    </aside>
  )
}
