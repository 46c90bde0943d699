import type { Listing } from '../product-card/get-listing.ts'
import type { Swatches } from '../product-kinds/swatches.ts'
import type { Chip, ChipContext, FacetOption, Translate } from './filter-kinds/filter-kind.ts'
import { isBucket } from './filter-kinds/range.tsx'
import { type FilterGroup, kindFor, kindOf, panelPosition } from './filter-kinds/registry.ts'
import type { ListingQuery } from './listing-query.ts'

interface GroupSources {
  /** Before any filter: Magento lists only the remaining values of a filtered attribute, and more of them can be added. */
  readonly whole: Pick<Listing, 'aggregations' | 'total_count'>
  readonly listing: Pick<Listing, 'aggregations'>
  readonly query: ListingQuery
  readonly swatches: Swatches
  readonly t: Translate
  /** Attributes whose controls are elsewhere on the page. */
  readonly skip: readonly string[]
}

const LAST = Number.MAX_SAFE_INTEGER

export function filterGroups({ whole, listing, query, swatches, t, skip }: GroupSources): FilterGroup[] {
  const filtered = new Map(present(listing.aggregations).map((aggregation) => [aggregation.attribute_code, aggregation]))
  return present(whole.aggregations)
    .filter(({ attribute_code: code, options }) => present(options).length > 0 && !skip.includes(code))
    .sort((a, b) => (a.position ?? LAST) - (b.position ?? LAST))
    .flatMap(({ attribute_code: code, label, options }) => {
      const facet = { code, options: present(options), colours: swatches.get(code) }
      if (!distinguishes(facet.options, whole.total_count) && !query.filters[code]) return []
      const kind = kindFor(facet)
      const data = kind.read({ ...facet, remaining: present(filtered.get(code)?.options), chosen: query.filters[code] ?? [] }, t)
      return data ? [{ code, label: label ?? code, kind: kind.name, data } as FilterGroup] : []
    })
    .sort((a, b) => panelPosition(a) - panelPosition(b))
}

/** Whether an attribute tells products apart: a single value that all of them have changes nothing. */
const distinguishes = ([only, ...others]: readonly FacetOption[], total: number | null): boolean =>
  others.length > 0 || only?.count == null || only.count !== total || isBucket(only)

export interface ActiveFilter extends Chip {
  readonly code: string
  readonly group: string
}

/** The chosen values, in the order of the panel. */
export const activeFilters = (groups: readonly FilterGroup[], context: ChipContext): ActiveFilter[] =>
  groups.flatMap((group) => kindOf(group).chips(group.data, context).map((chip) => ({ code: group.code, group: group.label, ...chip })))

const present = <Item>(items: ReadonlyArray<Item | null> | null | undefined): Item[] => (items ?? []).filter((item) => item !== null)
