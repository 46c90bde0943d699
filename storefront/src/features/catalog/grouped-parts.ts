import type { GroupedPartFragment } from '../../graphql/generated/types.ts'
import type { Cost } from './bundle-options.ts'
import { inOrder } from './in-order.ts'
import { leastCost } from './least-cost.ts'

export interface GroupedPart {
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  readonly isInStock: boolean
  readonly cost: Cost
  /** Offered at first; 0 leaves it to the shopper. */
  readonly quantity: number
}

export const readParts = (items: ReadonlyArray<GroupedPartFragment | null> | null): GroupedPart[] =>
  inOrder(items).flatMap(({ qty, product }) => {
    if (!product?.sku) return []
    const { sku, name, url_key, stock_status } = product
    const isInStock = stock_status !== 'OUT_OF_STOCK'
    return [{ sku, name: name ?? '', urlKey: url_key ?? '', isInStock, cost: leastCost(product), quantity: isInStock ? (qty ?? 0) : 0 }]
  })
