'use client'

import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'
import { FilterOptions } from './filter-options.tsx'
import type { FilterGroup } from './filter-groups.ts'
import type { ListingQuery } from './listing-query.ts'
import { RangeFilter } from './range-filter.tsx'
import { isGroupOpen, rememberGroup } from './use-kept-place.ts'

interface FilterGroupViewProps {
  readonly group: FilterGroup
  readonly query: ListingQuery
  readonly path: string
  readonly isCounted: boolean
  readonly isOpenAtFirst: boolean
  /** @param value `from__to`, undefined for any */
  readonly onRange: (value: string | undefined) => void
}

export function FilterGroupView({ group, query, path, isCounted, isOpenAtFirst, onRange }: FilterGroupViewProps) {
  const { code, label, range } = group
  const chosen = query.filters[code]?.length ?? 0
  return (
    <details
      className="filter-group"
      open={isGroupOpen(code) ?? (isOpenAtFirst || chosen > 0)}
      onToggle={(event) => rememberGroup(code, event.currentTarget.open)}
    >
      <summary>
        <span>
          {label}
          {chosen > 0 && <span className="ml-1.5 text-accent tabular-nums">{chosen}</span>}
        </span>
        <ChevronDownIcon size={18} />
      </summary>
      <div className="pb-5">
        {range ? (
          <RangeFilter code={code} bounds={range.bounds} query={query} path={path} onChange={onRange} />
        ) : (
          <FilterOptions group={group} query={query} path={path} isCounted={isCounted} />
        )}
      </div>
    </details>
  )
}
