'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { clearCompared, replaceCompared } from './change-compare-list.ts'
import { MIN_COMPARED } from './compare-limits.ts'
import type { ComparedItem } from './comparison-rows.ts'
import { shareSearch } from '../url/sku-link.ts'
import { useCompared } from './use-compared.ts'

interface ComparisonToolsProps {
  readonly items: readonly ComparedItem[]
  readonly isShared: boolean
  readonly isOnlyDifferences: boolean
  readonly onOnlyDifferences: (isOn: boolean) => void
}

export function ComparisonTools({ items, isShared, isOnlyDifferences, onOnlyDifferences }: ComparisonToolsProps) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      {items.length >= MIN_COMPARED && (
        <Checkbox
          role="switch"
          aria-checked={isOnlyDifferences}
          label={t('onlyDifferences')}
          checked={isOnlyDifferences}
          onChange={(event) => onOnlyDifferences(event.target.checked)}
        />
      )}
      <div className="ml-auto flex flex-wrap gap-x-6">
        {items.length >= MIN_COMPARED && (
          <CopyLink
            path={localePath(locale, '/compare') + shareSearch(items.map(({ product }) => product.sku ?? ''))}
            labels={{ copy: t('share.copy'), copied: t('share.copied'), copyYourself: t('share.copyYourself') }}
          />
        )}
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

function SaveAsOwn({ items }: Pick<ComparisonToolsProps, 'items'>) {
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
