import { useLocale, useTranslations } from 'next-intl'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { Rating } from '../../ui/rating.tsx'
import { reviewDate } from './review-date.ts'
import { starNumber } from './stars.ts'

/** A review as plain text with its line breaks. */
export function ReviewItem({ review }: { review: ReviewFragment }) {
  const t = useTranslations('review')
  const locale = useLocale()
  const rating = starNumber(review.average_rating, locale)
  return (
    <li tabIndex={-1}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="text-lg">{review.summary}</h4>
        {review.average_rating > 0 && <Rating percent={review.average_rating} number={rating} label={t('outOf', { rating })} />}
      </div>
      <p className="whitespace-pre-line">{review.text}</p>
      <p className="text-xs text-mute">
        <bdi>{review.nickname}</bdi> · <time>{reviewDate(review.created_at, locale)}</time>
      </p>
    </li>
  )
}
