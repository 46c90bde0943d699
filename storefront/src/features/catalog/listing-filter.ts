import type { ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import type { ListingQuery } from './listing-query.ts'

/** How the backend wants each attribute that it filters by: as one of some values, or as a range; by attribute code. */
export type FilterInputs = ReadonlyMap<string, 'choice' | 'range'>

/** Magento's filter for what an address asks; attributes that this backend cannot filter by are left out. */
export function listingFilter(filters: ListingQuery['filters'], inputs: FilterInputs): ProductAttributeFilterInput {
  const entries = Object.entries(filters).map(([code, values]) => [code, condition(values, inputs.get(code))] as const)
  return Object.fromEntries(entries.filter(([, asked]) => asked !== undefined))
}

export interface Offering {
  readonly aggregations: ReadonlyArray<{
    readonly attribute_code: string
    readonly options: ReadonlyArray<{ readonly value: string } | null> | null
  } | null> | null
}

/**
 * How a listing can be filtered, by what it has before any filter. Magento makes a facet of each attribute that it filters by, and an
 * attribute's values are ids but where it is filtered by range (`30_40`, `*_10`).
 */
export function filterInputs({ aggregations }: Offering): FilterInputs {
  const entries = (aggregations ?? []).flatMap((aggregation) => {
    const values = (aggregation?.options ?? []).flatMap((option) => (option ? [option.value] : []))
    return aggregation && values.length > 0 ? [[aggregation.attribute_code, values.every(isBucket) ? 'range' : 'choice'] as const] : []
  })
  return new Map(entries)
}

const isBucket = (value: string): boolean => /^(\*|[\d.]+)_(\*|[\d.]+)$/.test(value)

/** Leaves out values that no product of the listing has, so that a mistyped address is the plain listing, not an empty one. */
export function offeredFilters(filters: ListingQuery['filters'], { aggregations }: Offering): ListingQuery['filters'] {
  const inputs = filterInputs({ aggregations })
  const offered = new Map(aggregations?.map((aggregation) => [aggregation?.attribute_code, aggregation?.options]))
  const entries = Object.entries(filters).map(([code, values]) => {
    if (inputs.get(code) === 'range') return [code, values.filter(parseRange).slice(0, 1)] as const
    return [code, values.filter((value) => offered.get(code)?.some((option) => option?.value === value))] as const
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

function condition(values: readonly string[], input: string | undefined) {
  const [first] = values
  if (first === undefined) return undefined
  if (input === 'choice') return values.length > 1 ? { in: values } : { eq: first }
  return input === 'range' ? parseRange(first) : undefined
}

export interface Range {
  readonly from?: string
  readonly to?: string
}

/** `100__400`, `100__` or `__400`; undefined for anything else. */
export function parseRange(text: string): Range | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)?__(\d+(?:\.\d+)?)?$/.exec(text) ?? []
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
