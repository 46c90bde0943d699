import type { Context } from '../../graphql/context.ts'
import { required } from '../../lib/required.ts'
import { translateLabel, YES_NO } from '../eav/system-attribute.ts'
import { comparedValues } from './comparable-attribute.repository.ts'
import { comparedProducts, type CompareListRow } from './compare-list.repository.ts'

/** A compare list with the data of its table. */
export interface Comparison {
  readonly uid: string
  readonly productIds: readonly number[]
  /** Attributes that at least one of the products has. */
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
    label: required(values[0], 'values').label,
    texts: new Map(values.map((value) => [value.productId, valueText(value, store.locale)])),
  }))
  return { uid, productIds, attributes }
}

/** A stored value as shown in a comparison. */
export function valueText({ input, value }: { readonly input: string; readonly value: string }, locale: string): string {
  if (input === 'price') return String(Number(value) / 100)
  if (input === 'boolean') return translateLabel(locale, YES_NO[value === '1' ? 1 : 0])
  return value
}
