import { type FieldNode, type GraphQLField, valueFromASTUntyped } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

interface ArgumentSizes {
  /** The page size; undefined for a field without pages. */
  readonly pageSize: number | undefined
  /** The page size, or the maximum number of items when they are selected by a unique key. */
  readonly found: number | undefined
  /** The number of entries of all lists in the arguments, without nested ones. */
  readonly entries: number
}

/** Magento's argument for the page size in every paged list. */
const PAGE_SIZE = 'pageSize'

const NONE: ArgumentSizes = { pageSize: undefined, found: undefined, entries: 0 }

/** The maximum number of entries that a filter can find. */
interface Findable {
  /** Unique keys: each value has one entry at most. */
  readonly uniqueKeys: readonly string[]
  /** The maximum without a filter. */
  readonly withoutFilter: number
}

export function argumentSizes(
  node: FieldNode, definition: GraphQLField<unknown, unknown>, variables: Variables, findable: Findable,
): ArgumentSizes {
  if (definition.args.length === 0) return NONE
  const given = Object.fromEntries(node.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]) ?? [])
  const declared = definition.args.find(({ name }) => name === PAGE_SIZE)
  const pageSize = declared && (typeof given[PAGE_SIZE] === 'number' ? Math.max(0, given[PAGE_SIZE]) : Number(declared.defaultValue))
  const filter = given.filter ?? given.filters
  const most = filter == null ? findable.withoutFilter : keysIn(filter, findable.uniqueKeys)
  return { pageSize, found: pageSize && Math.min(pageSize, most), entries: entriesIn(Object.values(given)) }
}

/** A second filter may be combined by OR and then find more. */
function keysIn(filter: unknown, uniqueKeys: readonly string[]): number {
  const [[key, condition] = [], second] = Object.entries(filter as Readonly<Record<string, { eq?: unknown; in?: unknown } | null>>)
  if (key === undefined || second || !uniqueKeys.includes(key)) return Infinity
  if (Array.isArray(condition?.in)) return condition.in.length
  return condition?.eq == null ? Infinity : 1
}

/** Without recursion: variables in a query string may nest thousands of lists. */
function entriesIn(values: readonly unknown[]): number {
  const waiting = [...values]
  let entries = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (Array.isArray(value)) entries += value.length
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) waiting.push(part)
  }
  return entries
}
