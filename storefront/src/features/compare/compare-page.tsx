'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { localePath } from '../../i18n/paths.ts'
import { useQueryString } from '../../ui/use-query-string.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MAX_COMPARED } from './compare-limits.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { sharedSkus } from '../url/sku-link.ts'
import { useCompared } from './use-compared.ts'

const load = () => import('./comparison-view.tsx').then(({ ComparisonView }) => ComparisonView)
const ComparisonView = dynamic(load, { ssr: false, loading: () => <ComparisonSkeleton /> })

/** The visitor's own comparison or a shared one. The HTML is the same for both: only the browser knows which it is. */
export function ComparePage({ lowestPriceAttribute }: { readonly lowestPriceAttribute: string | undefined }) {
  const search = useQueryString()
  const compared = useCompared()
  const skus = sharedSkus(search ?? '', MAX_COMPARED)
  return (
    <div className="page pt-6">
      {search === null ? <ComparisonSkeleton /> : !skus && compared?.length === 0 ? <EmptyComparison /> : <ComparisonView skus={skus} lowestPriceAttribute={lowestPriceAttribute} />}
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
