import type { ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import type { ListingQuery } from './listing-query.ts'

/** The type of input by which the backend wants each attribute: `FilterEqualTypeInput` and the like, by attribute code. */
export type FilterInputs = ReadonlyMap<string, string>

/** Magento's filter for what an address asks; attributes that this backend cannot filter by are left out. */
export function listingFilter(filters: ListingQuery['filters'], inputs: FilterInputs): ProductAttributeFilterInput {
  const entries = Object.entries(filters).map(([code, values]) => [code, condition(values, inputs.get(code))] as const)
  return Object.fromEntries(entries.filter(([, asked]) => asked !== undefined))
}

interface Offered {
  readonly aggregations: ReadonlyArray<{
    readonly attribute_code: string
    readonly options: ReadonlyArray<{ readonly value: string } | null> | null
  } | null> | null
}

/** Leaves out values that no product of the listing has, so that a mistyped address is the plain listing, not an empty one. */
export function offeredFilters(
  filters: ListingQuery['filters'],
  { aggregations }: Offered,
  inputs: FilterInputs,
): ListingQuery['filters'] {
  const offered = new Map(aggregations?.map((aggregation) => [aggregation?.attribute_code, aggregation?.options]))
  const entries = Object.entries(filters).map(([code, values]) => {
    if (inputs.get(code) === 'FilterRangeTypeInput') return [code, values.filter(parseRange).slice(0, 1)] as const
    return [code, values.filter((value) => offered.get(code)?.some((option) => option?.value === value))] as const
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

function condition(values: readonly string[], input: string | undefined) {
  const [first] = values
  if (first === undefined) return undefined
  if (input === 'FilterEqualTypeInput') return values.length > 1 ? { in: values } : { eq: first }
  if (input === 'FilterRangeTypeInput') return parseRange(first)
  if (input === 'FilterMatchTypeInput') return { match: first }
  return undefined
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
