import { send } from '../../graphql/browser.ts'
import { ProductCountOperation } from '../../graphql/generated/more-products.ts'
import type { ProductCountQueryVariables } from '../../graphql/generated/types.ts'

const counts = new Map<string, number>()

/** Ticking and unticking asks the same again: once counted is enough for one visit. */
export async function countProducts(asked: ProductCountQueryVariables): Promise<number> {
  const key = JSON.stringify(asked)
  const known = counts.get(key)
  if (known !== undefined) return known
  const { products } = await send(ProductCountOperation, asked)
  const count = products?.total_count ?? 0
  counts.set(key, count)
  return count
}
