'use client'

import { useTranslations } from 'next-intl'
import { RATED } from './reviews-request.ts'

interface ReviewBarsProps {
  readonly counts: readonly number[]
  readonly total: number
  readonly chosen: number | undefined
  /** Undefined for all reviews. */
  readonly onChoose: (stars: number | undefined) => void
}

/** The distribution of stars; each bar filters the reviews. */
export function ReviewBars({ counts, total, chosen, onChoose }: ReviewBarsProps) {
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
