'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Rating } from '../../ui/rating.tsx'
import { QualityList } from './quality-list.tsx'
import type { Quality } from './rating-breakdown.ts'
import { RATED } from './reviews-request.ts'
import { starNumber } from './stars.ts'

/** The average of all reviews. */
export function ReviewSummary({ percent, count }: { percent: number; count: number }) {
  const t = useTranslations('review')
  const rating = starNumber(percent, useLocale(), 1)
  return (
    <div className="review-summary">
      <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
      <p className="text-xs text-mute">{t('count', { count })}</p>
    </div>
  )
}

interface StarBarsProps {
  readonly counts: readonly number[]
  readonly total: number
  readonly chosen: number | undefined
  /** Undefined for all reviews. */
  readonly onChoose: (stars: number | undefined) => void
}

/** The distribution of stars; each bar filters the reviews. */
export function StarBars({ counts, total, chosen, onChoose }: StarBarsProps) {
  const t = useTranslations('review')
  const rated = counts.reduce((sum, count) => sum + count, 0)
  if (rated === 0) return null
  return (
    <div>
      <fieldset className="review-bars" aria-label={t('byStars')}>
        {counts.map((count, index) => {
          const stars = counts.length - index
          return (
            <button
              key={stars}
              type="button"
              className="review-bar"
              aria-pressed={chosen === stars}
              disabled={count === 0}
              onClick={() => onChoose(chosen === stars ? undefined : stars)}
            >
              <span>{t('stars', { count: stars })}</span>
              <i>
                <i style={{ width: `${Math.round((count / rated) * 100)}%` }} />
              </i>
              <span>{count}</span>
            </button>
          )
        })}
      </fieldset>
      {total > RATED && <p className="mt-2 text-xs text-mute">{t('newest', { count: RATED })}</p>}
    </div>
  )
}

/** The average of each rating. */
export function QualityBars({ qualities }: { qualities: readonly Quality[] }) {
  const t = useTranslations('review')
  if (qualities.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-sm">{t('byQuality')}</h3>
      <QualityList qualities={qualities} decimals={1} />
    </div>
  )
}
