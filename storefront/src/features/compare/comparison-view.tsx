'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FEWEST_COMPARED, MOST_COMPARED } from './compare-limits.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ComparisonTools } from './comparison-tools.tsx'
import { useComparison } from './use-comparison.ts'

/** @param skus the products of a shared comparison; without them, the visitor's own list */
export function ComparisonView({ skus }: { readonly skus: readonly string[] | undefined }) {
  const t = useTranslations('comparator')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  const { items, rows, isLoading, isUnreachable } = useComparison(skus)

  if (isLoading && !isUnreachable) return <ComparisonSkeleton />
  if (skus && !isUnreachable && items.length === 0) return <EmptyState level={1} title={t('sharedGone')} help={t('sharedGoneHelp')} />
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 py-6">
        <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-tight outline-none">
          {t('title')}
        </h1>
        <p className="text-mute tabular-nums" aria-live="polite">
          {t('count', { count: items.length, most: MOST_COMPARED })}
        </p>
      </div>
      <div className="grid gap-2">
        {isUnreachable && <Notice kind="warning">{t('unreachable')}</Notice>}
        {skus && <Notice kind="info">{t('shared')}</Notice>}
        {!skus && items.length < FEWEST_COMPARED && <Notice kind="info">{t('empty.help')}</Notice>}
      </div>
      <ComparisonTools
        items={items}
        isShared={skus !== undefined}
        isOnlyDifferences={isOnlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
      />
      <ComparisonTable
        items={items}
        rows={rows}
        isOnlyDifferences={isOnlyDifferences}
        onRemoved={skus ? undefined : () => heading.current?.focus()}
      />
    </>
  )
}
