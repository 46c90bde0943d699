'use client'

import { useTranslations } from 'next-intl'
import { CheckIcon, ChevronDownIcon, CloseIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListingQuery } from './listing-query.ts'
import { listingHref, sortedBy } from './listing-url.ts'
import type { SortOption } from './sort-options.ts'

interface SortMenuProps {
  readonly options: readonly SortOption[]
  readonly query: ListingQuery
  readonly path: string
}

/** A native popover: under its button on wide screens, a sheet on phones, where another button opens it. */
export function SortMenu({ options, query, path }: SortMenuProps) {
  const t = useTranslations()
  const chosen = options.find(({ isChosen }) => isChosen)
  return (
    <div className="shrink-0">
      <button className="sort-button" type="button" popoverTarget="sort">
        <span className="text-mute">{t('category.sort.label')}</span>
        <span className="font-semibold">{chosen?.label}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div id="sort" popover="auto" className="sort-list">
        <div className="sheet-head lg:hidden">
          <h2 className="text-lg tracking-snug">{t('category.sort.label')}</h2>
          <IconButton label={t('filters.close')} icon={<CloseIcon />} popoverTarget="sort" popoverTargetAction="hide" />
        </div>
        <ul>
          {options.map(({ label, sort, isChosen }) => (
            <li key={label}>
              <Link
                href={listingHref(path, sortedBy(query, sort))}
                rel="nofollow"
                scroll={false}
                aria-current={isChosen ? 'true' : undefined}
              >
                {label}
                {isChosen && <CheckIcon size={18} />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
