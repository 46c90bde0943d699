'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { CustomerReviewFragment, ReviewedProductFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productPath } from '../cart/product-path.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { DetailNotFound } from '../dashboard/detail-not-found.tsx'
import { sectionPath } from '../dashboard/sections.ts'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useDetailName } from '../dashboard/use-detail-name.ts'
import { QualityList } from '../reviews/quality-list.tsx'
import { averageQualities } from '../reviews/rating-breakdown.ts'
import { starNumber } from '../reviews/stars.ts'
import { shopDay } from '../store/shop-day.ts'
import { findReviews, type ReviewOfCustomer } from './customer-reviews.ts'
import { ReviewRating } from './review-rating.tsx'
import type { ReviewState } from './review-states.ts'
import { useReviewStates } from './use-review-states.ts'

/** The customer's reviews of one product, usually a single one. */
export function ReviewPage() {
  const t = useTranslations('dashboardMyProductReview')
  const locale = useLocale()
  const id = useDetailName()
  const query = useCustomerQuery(['my-review', locale, id], () => findReviews(id))
  if (query.data?.length === 0) return <DetailNotFound section="my-reviews" />
  return (
    <>
      <DashboardHeading>{t('title')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-80" />}>
        {(reviews) => <Reviews reviews={reviews} />}
      </CustomerData>
      <ButtonLink variant="text" className="mt-8" href={localePath(locale, sectionPath('my-reviews'))}>
        <ChevronLeftIcon />
        {t('back')}
      </ButtonLink>
    </>
  )
}

function Reviews({ reviews }: { readonly reviews: readonly ReviewOfCustomer[] }) {
  const states = useReviewStates(reviews)
  const product = reviews[0]?.product
  return (
    <>
      {product && <ReviewedProduct product={product} />}
      <div className="grid max-w-(--measure) gap-10">
        {reviews.map(({ review }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id
          <ReviewDetail key={index} review={review} state={states?.[index]} />
        ))}
      </div>
    </>
  )
}

/** The product with the average of all its reviews. */
function ReviewedProduct({ product }: { readonly product: ReviewedProductFragment }) {
  const t = useTranslations()
  const locale = useLocale()
  const { small_image, name, rating_summary: percent, review_count: count } = product
  const page = productPath({ product }, locale)
  const rating = starNumber(percent, locale, 1)
  return (
    <div className="mb-10 grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-t border-line pt-6 md:gap-6">
      <div className="aspect-product bg-tile">{small_image?.url && <Picture src={small_image.url} alt="" widths="thumb" sizes="104px" />}</div>
      <div className="flex flex-col gap-1 wrap-anywhere">
        <p className="text-sm text-mute">{t('dashboardMyProductReview.of')}</p>
        <h2 className="text-xl leading-tight">
          {page ? <Link className="hover:underline max-md:-my-2 max-md:inline-block max-md:py-2" href={page}>{name}</Link> : name}
        </h2>
        {count > 0 && (
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm text-mute">
            <Rating percent={percent} number={rating} label={t('review.outOf', { rating })} />
            <span>{t('dashboardMyProductReview.average', { count })}</span>
          </div>
        )}
      </div>
    </div>
  )
}

interface ReviewDetailProps {
  readonly review: CustomerReviewFragment
  readonly state: ReviewState | undefined
}

function ReviewDetail({ review, state }: ReviewDetailProps) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <article className="grid gap-4 wrap-anywhere not-first:border-t not-first:border-line not-first:pt-10">
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-2">
        <ReviewRating percent={review.average_rating} state={state} />
      </div>
      <h3 className="text-2xl tracking-tight">{review.summary}</h3>
      <p className="whitespace-pre-line">{review.text}</p>
      <p className="text-sm text-mute">
        <bdi>{review.nickname}</bdi> · <time>{shopDay(review.created_at, locale, timeZone)}</time>
      </p>
      <QualityList qualities={averageQualities([review])} />
    </article>
  )
}
