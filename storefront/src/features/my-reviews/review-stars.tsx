import { useLocale, useTranslations } from 'next-intl'
import { Rating } from '../../ui/rating.tsx'
import { starNumber } from '../reviews/stars.ts'

/** Nothing for a review without a rating. @param percent of five stars */
export function ReviewStars({ percent }: { readonly percent: number }) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (percent === 0) return null
  const rating = starNumber(percent, locale)
  return <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
}
