'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MIN_COMPARED, MAX_COMPARED } from './compare-limits.ts'
import { ComparisonHead } from './comparison-head.tsx'
import { type ComparedItem, type ComparisonRow, comparisonRow, ratingRow } from './comparison-rows.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { ComparisonTools } from './comparison-tools.tsx'
import { useComparison } from './use-comparison.ts'

interface ComparisonViewProps {
  /** The products of a shared comparison; without them, the visitor's own list. */
  readonly skus: readonly string[] | undefined
  /** Undefined where the backend does not return it. */
  readonly lowestPriceAttribute: string | undefined
}

export function ComparisonView({ skus, lowestPriceAttribute }: ComparisonViewProps) {
  const t = useTranslations('comparator')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  const { items, rows, isLoading, isUnreachable } = useComparison(lowestPriceAttribute, skus)

  if (isLoading && !isUnreachable) return <ComparisonSkeleton />
  if (skus && !isUnreachable && items.length === 0) return <EmptyState level={1} title={t('sharedGone')} help={t('sharedGoneHelp')} />
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 py-6">
        <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-tight outline-none">
          {t('title')}
        </h1>
        <p className="text-mute tabular-nums" aria-live="polite">
          {t('count', { count: items.length, most: MAX_COMPARED })}
        </p>
      </div>
      <div className="grid gap-2">
        {isUnreachable && <Notice kind="warning">{t('unreachable')}</Notice>}
        {skus && <Notice kind="info">{t('shared')}</Notice>}
        {!skus && items.length < MIN_COMPARED && <Notice kind="info">{t('empty.help')}</Notice>}
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

interface ComparisonTableProps {
  readonly items: readonly ComparedItem[]
  readonly rows: readonly ComparisonRow[]
  readonly isOnlyDifferences: boolean
  /** Without it, products cannot be removed. */
  readonly onRemoved: (() => void) | undefined
}

/** On wide screens, names and prices stick while the rows scroll; a table wider than the screen scrolls sideways. */
function ComparisonTable({ items, rows, isOnlyDifferences, onRemoved }: ComparisonTableProps) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const skus = items.map(({ product }) => product.sku ?? undefined)
  // The number of a product is its own by definition, so it is no difference to choose by.
  const number = { ...comparisonRow('sku', t('sku'), skus), isSame: true }
  const all = [...rows, ratingRow(t('rating'), items, locale), number]
  const shown = isOnlyDifferences ? all.filter(({ isSame }) => !isSame) : all

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a region that scrolls has to be reachable by keyboard
    <div className="comparison" role="region" aria-label={t('table')} tabIndex={0}>
      <table className={items.length < MAX_COMPARED ? 'max-lg:w-max' : 'max-lg:min-w-160'}>
        <ComparisonHead items={items} onRemoved={onRemoved} />
        <tbody>
          {shown.map(({ code, label, values, isSame }) => (
            <tr key={code} className={isSame ? undefined : 'font-semibold'}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={items[index]?.product.uid}>{value ?? '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output className="block py-4 text-soft">{isOnlyDifferences && t('hidden', { count: all.length - shown.length })}</output>
    </div>
  )
}
