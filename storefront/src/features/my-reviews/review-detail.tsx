import { useLocale } from 'next-intl'
import type { CustomerReviewFragment } from '../../graphql/generated/types.ts'
import { averageQualities } from '../reviews/rating-breakdown.ts'
import { QualityList } from '../reviews/quality-list.tsx'
import { reviewDate } from '../reviews/review-date.ts'
import type { ReviewState } from './review-state.ts'
import { ReviewStars } from './review-stars.tsx'
import { ReviewStatus } from './review-status.tsx'

interface ReviewDetailProps {
  readonly review: CustomerReviewFragment
  readonly state: ReviewState | undefined
}

export function ReviewDetail({ review, state }: ReviewDetailProps) {
  const locale = useLocale()
  return (
    <article className="grid gap-4 wrap-anywhere not-first:border-t not-first:border-line not-first:pt-10">
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-2">
        <ReviewStars percent={review.average_rating} />
        {state && <ReviewStatus state={state} />}
      </div>
      <h3 className="text-2xl tracking-tight">{review.summary}</h3>
      <p className="whitespace-pre-line">{review.text}</p>
      <p className="text-sm text-mute">
        <bdi>{review.nickname}</bdi> · <time>{reviewDate(review.created_at, locale)}</time>
      </p>
      <QualityList qualities={averageQualities([review])} />
    </article>
  )
}
