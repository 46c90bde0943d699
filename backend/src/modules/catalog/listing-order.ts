import type { ProductAttributeSortInput, SortEnum } from '../../generated/resolvers.ts'
import { required } from '../../lib/required.ts'

/** The code of an attribute, `position` or `relevance`. */
export type SortKey = string

export interface Sorting {
  readonly keys: readonly { readonly key: SortKey; readonly direction: SortEnum }[]
  readonly tieBreaker: SortEnum
}

/**
 * Magento's order. Several keys apply in the schema's order, because graphql-js passes them in that order; the
 * product id breaks ties, in the last key's direction, descending after position.
 */
export function sorting(requested: ProductAttributeSortInput | null | undefined, search: boolean, oneCategory: boolean): Sorting {
  const keys = Object.entries(requested ?? {}).flatMap(([key, direction]) =>
    direction ? [{ key, direction: direction as SortEnum }] : [],
  )
  if (keys.length === 0) {
    if (search) return { keys: [{ key: 'relevance', direction: 'DESC' }], tieBreaker: 'DESC' }
    return { keys: oneCategory ? [{ key: 'position', direction: 'ASC' }] : [], tieBreaker: 'DESC' }
  }
  const last = required(keys.at(-1), 'keys')
  return { keys, tieBreaker: last.key === 'position' ? 'DESC' : last.direction }
}
