import type { Facet, FilterKind } from './filter-kind.ts'
import { flag, list } from './list.tsx'
import { range } from './range.tsx'
import { sizes } from './sizes.tsx'
import { swatches } from './swatches.tsx'

/** In the order of the panel, the simplest controls first. The first kind that fits a facet renders it. */
const KINDS = [
  swatches,
  sizes,
  range,
  flag,
  list,
] as const

type GroupOf<Kind> = Kind extends FilterKind<infer Name, infer Data> ? { readonly code: string; readonly label: string; readonly kind: Name; readonly data: Data } : never

/** An attribute in the panel. */
export type FilterGroup = GroupOf<(typeof KINDS)[number]>

type AnyKind = FilterKind<FilterGroup['kind'], FilterGroup['data']>

export const kindFor = (facet: Facet): AnyKind => (KINDS.find(({ fits }) => fits(facet)) ?? list) as unknown as AnyKind

/** The kind of a group, to be called with its data. */
export const kindOf = ({ kind }: Pick<FilterGroup, 'kind'>): AnyKind => (KINDS.find(({ name }) => name === kind) ?? list) as unknown as AnyKind

export const panelPosition = ({ kind }: Pick<FilterGroup, 'kind'>): number => KINDS.findIndex(({ name }) => name === kind)
