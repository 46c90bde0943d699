import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import type { RatingLineFragment } from '../../graphql/generated/types.ts'
import { Rating } from '../../ui/rating.tsx'
import { starNumber } from './stars.ts'

/** Rating and link to the reviews; nothing for a product without reviews. */
export async function RatingLine({ product: { rating_summary: percent, review_count: count } }: { product: RatingLineFragment }) {
  if (count === 0) return null
  const [t, locale] = await Promise.all([getTranslations('review'), getLocale()])
  const rating = starNumber(percent, locale, 1)
  return (
    <p className="flex items-center gap-x-2.5 text-sm">
      <Rating percent={percent} number={rating} label={t('outOf', { rating })} />
      <a className="tap inline-flex items-center text-soft underline" href="#reviews">
        {t('count', { count })}
      </a>
    </p>
  )
}
