import { useLocale } from 'next-intl'
import type { Quality } from './rating-breakdown.ts'
import { formatStars } from './stars.ts'

interface QualityListProps {
  readonly qualities: readonly Quality[]
  /** Without it, whole stars are written without decimals. */
  readonly decimals?: 0 | 1
}

export function QualityList({ qualities, decimals = 0 }: QualityListProps) {
  const locale = useLocale()
  return (
    <dl>
      {qualities.map(({ name, stars }) => (
        <div key={name} className="review-bar">
          <dt>{name}</dt>
          <dd>
            <i aria-hidden>
              <i style={{ width: `${Math.round(stars * 20)}%` }} />
            </i>
            <span>{formatStars(stars, locale, decimals)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
