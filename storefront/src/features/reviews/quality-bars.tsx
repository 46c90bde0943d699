import { useLocale, useTranslations } from 'next-intl'
import type { Quality } from './rating-breakdown.ts'
import { formatStars } from './stars.ts'

/** What was rated one by one, each on the average. */
export function QualityBars({ qualities }: { qualities: readonly Quality[] }) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (qualities.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-sm">{t('byQuality')}</h3>
      <dl>
        {qualities.map(({ name, stars }) => (
          <div key={name} className="review-bar">
            <dt>{name}</dt>
            <dd>
              <i aria-hidden>
                <i style={{ width: `${Math.round(stars * 20)}%` }} />
              </i>
              <span>{formatStars(stars, locale, 1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
