'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChevronDownIcon, CloseIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { FilterOptions } from './filter-options.tsx'
import type { ListingQuery } from './listing-query.ts'
import { RangeFilter } from './range-filter.tsx'
import { useKeptPlace } from './use-kept-place.ts'

interface FilterPanelProps {
  readonly groups: readonly FilterGroup[]
  readonly query: ListingQuery
  readonly path: string
  readonly total: number
}

/** So many groups are open at first; more would push the rest out of sight. */
const OPEN_GROUPS = 5

/**
 * The rail of wide screens and the sheet of phones in one: a native popover that wide screens always show. A client
 * component for its size alone: as data the filters are a tenth of what they are as rendered elements.
 */
export function FilterPanel({ groups, query, path, total }: FilterPanelProps) {
  const t = useTranslations('filters')
  const panel = useRef<HTMLElement>(null)
  const place = useKeptPlace(panel)
  if (groups.length === 0) return <aside />

  const remember = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')
    if (link) place.keep(link.dataset.key ?? '')
  }

  return (
    <aside ref={panel} id="filters" popover="auto" className="filter-panel" aria-label={t('title')} onClickCapture={remember}>
      <div className="sheet-head lg:hidden">
        <h2 className="text-lg tracking-snug">{t('title')}</h2>
        <IconButton label={t('close')} icon={<CloseIcon />} popoverTarget="filters" popoverTargetAction="hide" />
      </div>
      <div className="filter-groups">
        {groups.map((group, index) => (
          <details
            key={group.code}
            className="filter-group"
            open={place.isGroupOpen(group.code) ?? (index < OPEN_GROUPS || countChosen(group) > 0)}
            onToggle={(event) => place.rememberGroup(group.code, event.currentTarget.open)}
          >
            <summary>
              <span>
                {group.label}
                {countChosen(group) > 0 && <span className="ml-1.5 text-accent tabular-nums">{countChosen(group)}</span>}
              </span>
              <ChevronDownIcon size={18} />
            </summary>
            <div className="pb-5">
              {group.range ? (
                <RangeFilter code={group.code} range={group.range} query={query} path={path} onApply={place.keep} />
              ) : (
                <FilterOptions group={group} query={query} path={path} />
              )}
            </div>
          </details>
        ))}
      </div>
      <div className="sheet-foot lg:hidden">
        <Button wide popoverTarget="filters" popoverTargetAction="hide">
          {t('show', { count: total })}
        </Button>
      </div>
    </aside>
  )
}

function countChosen({ options, range }: FilterGroup): number {
  if (range) return range.chosen.from !== undefined || range.chosen.to !== undefined ? 1 : 0
  return options.filter(({ isChosen }) => isChosen).length
}
