import { type FilterGroup, kindOf } from './filter-kinds/registry.ts'
import type { ListingQuery } from './listing-query.ts'

/** The groups that are always shown, besides single lines. */
const SHOWN_GROUPS = 7
/** Fewer take no more room than the line that would fold them. */
const MIN_FOLDED = 2

interface FoldedGroups {
  readonly main: readonly FilterGroup[]
  /** Behind “more filters”: none with a chosen value. */
  readonly rest: readonly FilterGroup[]
}

/** The first groups of the panel and the rest: fifteen attributes at once hide the useful ones. */
export function foldedGroups(groups: readonly FilterGroup[], { filters }: ListingQuery): FoldedGroups {
  const long = groups.filter((group) => !kindOf(group).isLine)
  const rest = long.slice(SHOWN_GROUPS).filter(({ code }) => !filters[code]?.length)
  return rest.length < MIN_FOLDED ? { main: groups, rest: [] } : { main: groups.filter((group) => !rest.includes(group)), rest }
}
