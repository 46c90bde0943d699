import type { FilterTypeInput, PickupLocationFilterInput } from '../../generated/resolvers.ts'
import { fold } from '../../lib/fold.ts'
import { matchesLike } from './matches-like.ts'
import type { PickupLocationRow } from './pickup.repository.ts'

type Field = keyof PickupLocationFilterInput & keyof PickupLocationRow

/** The locations for which every condition of every field holds. Case and diacritics are ignored, as in MySQL. */
export function filterLocations(locations: readonly PickupLocationRow[], filters: PickupLocationFilterInput): PickupLocationRow[] {
  const conditions = Object.entries(filters).flatMap(([field, filter]) => (filter ? [[field as Field, filter] as const] : []))
  return locations.filter((location) => conditions.every(([field, filter]) => isMatching(fold(String(location[field] ?? '')), filter)))
}

function isMatching(value: string, filter: FilterTypeInput): boolean {
  return (Object.entries(filter) as [keyof FilterTypeInput, string | (string | null)[] | null][])
    .every(([condition, operand]) => operand === null || CONDITIONS[condition](value, [operand].flat().map((text) => fold(text ?? ''))))
}

type Condition = (value: string, operands: readonly string[]) => boolean

const is: Condition = (value, operands) => operands.includes(value)
const isNot: Condition = (value, operands) => !is(value, operands)
const atLeast: Condition = (value, [limit = '']) => value >= limit
const atMost: Condition = (value, [limit = '']) => value <= limit

const CONDITIONS: Readonly<Record<keyof FilterTypeInput, Condition>> = {
  eq: is,
  in: is,
  finset: is,
  neq: isNot,
  nin: isNot,
  like: (value, [pattern = '']) => matchesLike(value, pattern),
  from: atLeast,
  gteq: atLeast,
  moreq: atLeast,
  gt: (value, [limit = '']) => value > limit,
  to: atMost,
  lteq: atMost,
  lt: (value, [limit = '']) => value < limit,
  null: (value) => value === '',
  notnull: (value) => value !== '',
}
