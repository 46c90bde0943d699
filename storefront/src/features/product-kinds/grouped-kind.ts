import type { GroupedPartFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import { leastCost } from './cost.ts'
import { inOrder } from './in-order.ts'
import type { GroupedPart } from './product-choice.ts'
import type { ProductKind } from './product-kind.ts'

export const grouped: ProductKind<Extract<ProductPageFragment, { __typename: 'GroupedProduct' }>> = {
  isShipped: true,
  read: ({ items }) => ({ parts: readParts(items) }),
}

export const readParts = (items: ReadonlyArray<GroupedPartFragment | null> | null): GroupedPart[] =>
  inOrder(items).flatMap(({ qty, product }) => {
    if (!product?.sku) return []
    const { sku, name, url_key, stock_status } = product
    const isInStock = stock_status !== 'OUT_OF_STOCK'
    return [{ sku, name: name ?? '', urlKey: url_key ?? '', isInStock, cost: leastCost(product), quantity: isInStock ? (qty ?? 0) : 0 }]
  })
