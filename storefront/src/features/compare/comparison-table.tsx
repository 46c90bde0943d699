'use client'

import { useLocale, useTranslations } from 'next-intl'
import { MOST_COMPARED } from './compare-limits.ts'
import { ComparisonHead } from './comparison-head.tsx'
import { type ComparedItem, type ComparisonRow, comparisonRow, ratingRow } from './comparison-rows.ts'

interface ComparisonTableProps {
  readonly items: readonly ComparedItem[]
  readonly rows: readonly ComparisonRow[]
  readonly isOnlyDifferences: boolean
  /** Without it, products cannot be removed. */
  readonly onRemoved: (() => void) | undefined
}

/** Names and prices stick while the rows scroll; a table wider than the screen scrolls by itself. */
export function ComparisonTable({ items, rows, isOnlyDifferences, onRemoved }: ComparisonTableProps) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const skus = items.map(({ product }) => product.sku ?? undefined)
  const all = [...rows, ratingRow(t('rating'), items, locale), comparisonRow('sku', t('sku'), skus)]
  const shown = isOnlyDifferences ? all.filter(({ isSame }) => !isSame) : all

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a region that scrolls has to be reachable by keyboard
    <div className="comparison" role="region" aria-label={t('table')} tabIndex={0}>
      <table className={items.length < MOST_COMPARED ? 'max-lg:w-max' : 'max-lg:min-w-160'}>
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
