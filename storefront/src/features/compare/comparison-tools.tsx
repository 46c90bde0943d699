'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { showToast } from '../../ui/toast.ts'
import { clearCompared, replaceCompared } from './change-compare-list.ts'
import { FEWEST_COMPARED } from './compare-limits.ts'
import type { ComparedItem } from './comparison-rows.ts'
import { shareSearch } from './share-link.ts'
import { useCompared } from './use-compared.ts'

interface ComparisonToolsProps {
  readonly items: readonly ComparedItem[]
  readonly isShared: boolean
  readonly isOnlyDifferences: boolean
  readonly onOnlyDifferences: (isOn: boolean) => void
}

export function ComparisonTools({ items, isShared, isOnlyDifferences, onOnlyDifferences }: ComparisonToolsProps) {
  const t = useTranslations('comparator')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      {items.length >= FEWEST_COMPARED && (
        <Checkbox
          role="switch"
          aria-checked={isOnlyDifferences}
          label={t('onlyDifferences')}
          checked={isOnlyDifferences}
          onChange={(event) => onOnlyDifferences(event.target.checked)}
        />
      )}
      <div className="ml-auto flex flex-wrap gap-x-6">
        {items.length >= FEWEST_COMPARED && <CopyLink items={items} />}
        {isShared ? (
          <SaveAsOwn items={items} />
        ) : (
          <Button variant="text" onClick={() => void clearCompared()}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

type WithItems = Pick<ComparisonToolsProps, 'items'>

function CopyLink({ items }: WithItems) {
  const t = useTranslations('comparator.share')
  const locale = useLocale()

  async function copy() {
    const link = location.origin + localePath(locale, '/compare') + shareSearch(items.map(({ product }) => product.sku ?? ''))
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'success', title: t('copied') })
    } catch {
      // Not every browser lets a page do it; the visitor can.
      showToast({ kind: 'info', title: t('copyYourself'), text: link })
    }
  }
  return (
    <Button variant="text" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}

function SaveAsOwn({ items }: WithItems) {
  const t = useTranslations('comparator.share')
  const own = useCompared()
  const uids = items.map(({ product }) => product.uid)
  if (!own || (own.length === uids.length && uids.every((uid) => own.includes(uid)))) return null
  return (
    <Button variant="text" onClick={() => void replaceCompared(uids)}>
      {t(own.length > 0 ? 'replace' : 'save')}
    </Button>
  )
}
