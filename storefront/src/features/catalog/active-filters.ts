import type { FilterGroup } from './filter-groups.ts'
import type { Range } from './listing-filter.ts'

export interface ActiveFilter {
  readonly code: string
  readonly group: string
  readonly value: string
  readonly label: string
  readonly colour?: string
  readonly isYesNo?: true
}

/** The chosen values, in the order of the filters. `rangeLabel` says a range in words. */
export function activeFilters(groups: readonly FilterGroup[], rangeLabel: (range: Range) => string): ActiveFilter[] {
  return groups.flatMap(({ code, label: group, options, isYesNo, range }) => {
    const { from, to } = range?.chosen ?? {}
    if (from !== undefined || to !== undefined) {
      return [{ code, group, value: `${from ?? ''}__${to ?? ''}`, label: rangeLabel(range?.chosen ?? {}) }]
    }
    return options
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label, colour }) => ({ code, group, value, label, ...(colour && { colour }), ...(isYesNo && { isYesNo }) }))
  })
}
