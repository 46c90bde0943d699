import { useLocale, useTranslations } from 'next-intl'
import { Rating } from '../../ui/rating.tsx'
import { starNumber } from '../reviews/stars.ts'
import type { ReviewState } from './review-states.ts'

interface ReviewRatingProps {
  /** Of five stars; 0 for a review without a rating, which has no stars. */
  readonly percent: number
  /** Undefined until it is loaded. */
  readonly state: ReviewState | undefined
}

/** A review's stars and whether it is published. */
export function ReviewRating({ percent, state }: ReviewRatingProps) {
  return (
    <>
      {percent > 0 && <Stars percent={percent} />}
      {state && <Status state={state} />}
    </>
  )
}

function Stars({ percent }: { readonly percent: number }) {
  const t = useTranslations('review')
  const rating = starNumber(percent, useLocale())
  return <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
}

const LOOK: Readonly<Record<ReviewState, string>> = { published: 'status status-done', waiting: 'status status-waiting', unknown: 'status' }

function Status({ state }: { readonly state: ReviewState }) {
  const t = useTranslations('dashboardMyReviews.state')
  return <span className={LOOK[state]}>{t(state)}</span>
}
