import type { Context } from '../../context.ts'
import { comparedValues } from './comparable-attribute.repository.ts'
import { comparedProducts, type CompareListRow } from './compare-list.repository.ts'
import { valueText } from './value-text.ts'

/** A compare list with all that its table shows. */
export interface Comparison {
  readonly uid: string
  readonly productIds: readonly number[]
  /** Those that at least one of the products has. */
  readonly attributes: readonly ComparedAttribute[]
}

interface ComparedAttribute {
  readonly code: string
  readonly label: string
  /** By product id. */
  readonly texts: ReadonlyMap<number, string>
}

export function comparison({ database, store }: Context, { id, uid }: CompareListRow): Comparison {
  const productIds = comparedProducts(database, id, store.id)
  const byCode = Map.groupBy(comparedValues(database, store.id, productIds), ({ code }) => code)
  const attributes = [...byCode].map(([code, values]) => ({
    code,
    label: values[0]!.label,
    texts: new Map(values.map((value) => [value.productId, valueText(value, store.locale)])),
  }))
  return { uid, productIds, attributes }
}
