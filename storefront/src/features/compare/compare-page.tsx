'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { localePath } from '../../i18n/paths.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { sharedSkus } from './share-link.ts'
import { useCompared } from './use-compared.ts'

const load = () => import('./comparison-view.tsx').then(({ ComparisonView }) => ComparisonView)
const ComparisonView = dynamic(load, { ssr: false, loading: () => <ComparisonSkeleton /> })

/** The visitor's own comparison, or the one that the address names. One page for all: both are known in the browser alone. */
export function ComparePage() {
  const search = useSearch()
  const compared = useCompared()
  const skus = sharedSkus(search ?? '')
  return (
    <div className="page pt-6">
      {search === null ? <ComparisonSkeleton /> : !skus && compared?.length === 0 ? <EmptyComparison /> : <ComparisonView skus={skus} />}
    </div>
  )
}

function EmptyComparison() {
  const t = useTranslations('comparator.empty')
  const locale = useLocale()
  return (
    <EmptyState level={1} title={t('title')} help={t('help')}>
      <ButtonLink variant="secondary" href={localePath(locale, '/')}>
        {t('action')}
      </ButtonLink>
    </EmptyState>
  )
}
