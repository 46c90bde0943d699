import { useLocale, useTranslations } from 'next-intl'
import { Rating } from '../../ui/rating.tsx'
import { starNumber } from './stars.ts'

/** The average of all. */
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
