import type { GroupedPartFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import { leastCost } from './cost.ts'
import { inOrder } from '../../lib/in-order.ts'
import type { GroupedPart } from './product-choice.ts'
import { partPage } from './part-page.ts'
import type { LowestOf, ProductKind } from './product-kind.ts'

export const grouped: ProductKind<Extract<ProductPageFragment, { __typename: 'GroupedProduct' }>> = {
  isShipped: true,
  read: ({ items }, { lowestOf }) => ({ parts: readParts(items, lowestOf) }),
}

export const readParts = (items: ReadonlyArray<GroupedPartFragment | null> | null, lowestOf: LowestOf): GroupedPart[] =>
  inOrder(items).flatMap(({ qty, product }) => {
    if (!product?.sku) return []
    const { sku, name, stock_status } = product
    const isInStock = stock_status !== 'OUT_OF_STOCK'
    const lowest = lowestOf(product)
    const quantity = isInStock ? (qty ?? 0) : 0
    return [{ sku, name: name ?? '', ...partPage(product), isInStock, cost: leastCost(product), ...(lowest && { lowest }), quantity }]
  })
