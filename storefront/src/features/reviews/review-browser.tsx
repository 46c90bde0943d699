'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Rating } from '../../ui/rating.tsx'
import { shopDay } from '../store/shop-day.ts'
import type { Quality } from './rating-breakdown.ts'
import { QualityBars, ReviewSummary, StarBars } from './review-summary.tsx'
import { PAGE_SIZE } from './reviews-request.ts'
import { starNumber } from './stars.ts'
import { useReviews } from './use-reviews.ts'
import { WriteReview } from './write-review.tsx'

const ReviewPager = withMessages(['reviewForm'], () => import('./review-pager.tsx').then((module) => module.ReviewPager))

export interface ReviewBrowserProps {
  readonly sku: string
  readonly percent: number
  readonly count: number
  /** The numbers of reviews with five stars, four, and so on. */
  readonly counts: readonly number[]
  readonly qualities: readonly Quality[]
  /** The newest; few, because the HTML contains each review twice. */
  readonly first: readonly ReviewFragment[]
}

/** Pages through all reviews, or through those with the chosen number of stars. */
export function ReviewBrowser({ sku, percent, count, counts, qualities, first }: ReviewBrowserProps) {
  const t = useTranslations('review')
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { shown, isBusy, failure, show, showFirst, prepare } = useReviews(sku)
  const { page, stars, reviews } = shown
  const found = stars ? (counts[counts.length - stars] ?? 0) : count
  const pages = Math.ceil(found / PAGE_SIZE)

  async function turnTo(next: number) {
    if (!(await show({ page: next, stars }))) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }

  async function showMore() {
    if (await show({ page: 1 })) list.current?.querySelectorAll<HTMLElement>(':scope > li')[first.length]?.focus({ preventScroll: true })
  }

  return (
    <div className="reviews" onPointerEnter={prepare} onFocus={prepare}>
      <div className="grid content-start gap-6">
        {count > 0 && <ReviewSummary percent={percent} count={count} />}
        <StarBars counts={counts} total={count} chosen={stars} onChoose={(next) => (next ? void show({ page: 1, stars: next }) : showFirst())} />
        <QualityBars qualities={qualities} />
        <p className="text-xs text-mute">{t('unverified')}</p>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4">
          <h3 ref={title} tabIndex={-1} className="text-xl tracking-snug">
            {t('title')}
          </h3>
          <output className="text-sm text-soft">{stars && t('withStars', { stars, count: found })}</output>
        </div>
        {count === 0 && <p className="text-soft">{t('none')}</p>}
        <ul ref={list} className="review-list" aria-busy={isBusy}>
          {(reviews ?? first).map((review, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id
            <ReviewItem key={`${stars} ${page} ${index}`} review={review} />
          ))}
        </ul>
        {failure !== undefined && <Notice kind="error" failure={failure}>{t('failed')}</Notice>}
        {reviews ? (
          pages > 1 && <ReviewPager page={page} pages={pages} onTurn={(next) => void turnTo(next)} />
        ) : (
          count > first.length && (
            <Button variant="secondary" small busy={isBusy} onClick={() => void showMore()}>
              {t('more')}
            </Button>
          )
        )}
        <WriteReview sku={sku} />
      </div>
    </div>
  )
}

/** A review as plain text with its line breaks. */
function ReviewItem({ review }: { review: ReviewFragment }) {
  const t = useTranslations('review')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const rating = starNumber(review.average_rating, locale)
  return (
    <li tabIndex={-1}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="text-lg">{review.summary}</h4>
        {review.average_rating > 0 && <Rating percent={review.average_rating} number={rating} label={t('outOf', { rating })} />}
      </div>
      <p className="whitespace-pre-line">{review.text}</p>
      <p className="text-xs text-mute">
        <bdi>{review.nickname}</bdi> · <time>{shopDay(review.created_at, locale, timeZone)}</time>
      </p>
    </li>
  )
}
