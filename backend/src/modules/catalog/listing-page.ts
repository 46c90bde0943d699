import type { DatabaseSync } from 'node:sqlite'
import type { SortEnum } from '../../generated/resolvers.ts'
import { forEachId } from './bitmap.ts'
import { type ListingIndex, namesIn, sortValuesIn } from './listing-index.ts'
import type { SortKey, Sorting } from './listing-order.ts'
import type { Selection } from './listing-selection.ts'

type Compare = (one: number, other: number) => number

/**
 * The ids of one page.
 * @param scores of what a search found; without a search, relevance is ignored
 */
export function listingPage(
  database: DatabaseSync,
  { index, storeId, products }: Selection,
  { keys, tieBreaker }: Sorting,
  scores: ReadonlyMap<number, number> | undefined,
  pageSize: number,
  currentPage: number,
): number[] {
  const compares = keys
    .filter(({ key }) => key !== 'relevance' || scores)
    .map(({ key, direction }) => orderBy(key, direction, database, index, storeId, scores ?? NO_SCORES))
  compares.push(directed((one, other) => one - other, tieBreaker))
  const page = firstOf(
    (visit) => forEachId(products, visit),
    (one, other) => {
      for (const compare of compares) {
        const difference = compare(one, other)
        if (difference !== 0) return difference
      }
      return 0
    },
    pageSize * currentPage,
  )
  return page.slice(pageSize * (currentPage - 1))
}

/** Only a search has scores. */
const NO_SCORES: ReadonlyMap<number, number> = new Map()

const directed = (compare: Compare, direction: SortEnum): Compare =>
  direction === 'ASC' ? compare : (one, other) => compare(other, one)

function orderBy(
  key: SortKey,
  direction: SortEnum,
  database: DatabaseSync,
  index: ListingIndex,
  storeId: number,
  scores: ReadonlyMap<number, number>,
): Compare {
  const compare = comparison(key, database, index, storeId, scores)
  return compare ? directed(compare, direction) : missingLast(sortValuesIn(database, index, storeId, key), direction)
}

/** By what every product has; undefined for an attribute. */
function comparison(
  key: SortKey,
  database: DatabaseSync,
  index: ListingIndex,
  storeId: number,
  scores: ReadonlyMap<number, number>,
): Compare | undefined {
  if (key === 'price') return (one, other) => (index.prices[one] ?? 0) - (index.prices[other] ?? 0)
  if (key === 'position') return (one, other) => (index.positions[one] ?? 0) - (index.positions[other] ?? 0)
  if (key === 'relevance') return (one, other) => (scores.get(one) ?? 0) - (scores.get(other) ?? 0)
  if (key !== 'name') return undefined
  const names = namesIn(database, index, storeId)
  return (one, other) => compareValues(names[one] ?? '', names[other] ?? '')
}

/** Magento's search engine puts products without a value last, in either direction. */
function missingLast(values: ReadonlyMap<number, number | string>, direction: SortEnum): Compare {
  return (one, other) => {
    const [first, second] = [values.get(one), values.get(other)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return direction === 'ASC' ? compareValues(first, second) : compareValues(second, first)
  }
}

const compareValues = <Value extends number | string>(one: Value, other: Value): number => (one < other ? -1 : one === other ? 0 : 1)

/** The first `count` in order; the rest is not sorted. */
function firstOf(each: (visit: (id: number) => void) => void, compare: Compare, count: number): number[] {
  const first: number[] = []
  let last: number | undefined
  const cut = () => {
    first.sort(compare).splice(count)
    last = first[count - 1]
  }
  each((id) => {
    if (last !== undefined && compare(id, last) > 0) return
    first.push(id)
    if (first.length >= count * 2) cut()
  })
  cut()
  return first
}
