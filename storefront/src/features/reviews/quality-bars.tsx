import { useTranslations } from 'next-intl'
import { QualityList } from './quality-list.tsx'
import type { Quality } from './rating-breakdown.ts'

/** What was rated one by one, each on the average. */
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
