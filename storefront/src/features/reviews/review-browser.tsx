'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReviewBars } from './review-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import { PAGE_SIZE } from './reviews-asked.ts'
import { useReviews } from './use-reviews.ts'
import { WriteReview } from './write-review.tsx'

interface ReviewBrowserProps {
  readonly sku: string
  readonly count: number
  /** How many gave five stars, four, and so on; empty where nobody gave any. */
  readonly counts: readonly number[]
  readonly summary: ReactNode
  readonly qualities: ReactNode
  /** The first page, rendered on the server. */
  readonly children: ReactNode
}

/** Goes through the reviews page by page, or through those with so many stars. */
export function ReviewBrowser({ sku, count, counts, summary, qualities, children }: ReviewBrowserProps) {
  const t = useTranslations('review')
  const title = useRef<HTMLHeadingElement>(null)
  const { shown, isBusy, hasFailed, show, prepare } = useReviews(sku)
  const { page, stars, reviews } = shown
  const found = stars ? (counts[5 - stars] ?? 0) : count
  const pages = Math.ceil(found / PAGE_SIZE)

  async function turnTo(next: number) {
    if (!(await show({ page: next, stars }))) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="reviews" onPointerEnter={prepare} onFocus={prepare}>
      <div className="grid content-start gap-6">
        {summary}
        <ReviewBars counts={counts} total={count} chosen={stars} onChoose={(next) => void show({ page: 1, stars: next })} />
        {qualities}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4">
          <h3 ref={title} tabIndex={-1} className="text-xl tracking-snug">
            {t('title')}
          </h3>
          <output className="text-sm text-soft">{stars && t('withStars', { stars, count: found })}</output>
        </div>
        {count === 0 && <p className="text-soft">{t('none')}</p>}
        <ul className="review-list" aria-busy={isBusy}>
          {reviews?.map((review, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id
            <ReviewItem key={`${page} ${index}`} review={review} />
          )) ?? children}
        </ul>
        {hasFailed && <Notice kind="error">{t('failed')}</Notice>}
        {pages > 1 && (
          <nav className="pager" aria-label={t('pages.label')}>
            <Button variant="secondary" small disabled={page === 1} onClick={() => void turnTo(page - 1)}>
              {t('pages.previous')}
            </Button>
            <span className="text-sm tabular-nums">{t('pages.position', { page, pages })}</span>
            <Button variant="secondary" small disabled={page === pages} onClick={() => void turnTo(page + 1)}>
              {t('pages.next')}
            </Button>
          </nav>
        )}
        <WriteReview sku={sku} />
      </div>
    </div>
  )
}
