'use client'

import { useTranslations } from 'next-intl'
import { Listbox } from '../../ui/listbox.tsx'
import { listingHref, type ListingQuery, sortedBy } from './listing-query.ts'
import type { SortOption } from './sort-options.ts'

interface SortMenuProps {
  readonly options: readonly SortOption[]
  readonly query: ListingQuery
  readonly path: string
}

/** A client component for its size: as data, the options are a fraction of the rendered elements. */
export function SortMenu({ options, query, path }: SortMenuProps) {
  const t = useTranslations()
  return (
    <Listbox
      id="sort"
      label={t('category.sort.label')}
      closeLabel={t('filters.close')}
      options={options.map(({ label, sort }) => ({ label, href: listingHref(path, sortedBy(query, sort)) }))}
      selected={options.findIndex(({ isChosen }) => isChosen)}
    />
  )
}
