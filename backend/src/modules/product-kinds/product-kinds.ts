import { bundleKind } from '../bundle/bundle-kind.ts'
import type { ProductType } from '../catalog/product.repository.ts'
import { configurableKind } from '../configurable/configurable-kind.ts'
import { downloadableKind } from '../downloadable/downloadable-kind.ts'
import { groupedKind } from '../grouped/grouped-kind.ts'
import { isShippedType } from '../purchase/goods.repository.ts'
import { pieceOf, type ProductKind } from '../purchase/product-kind.ts'

/** A product without variants or parts. */
const simpleKind: ProductKind = {
  plan: (_, requests) => requests.map(({ quantity }) => ({
    partIds: [],
    piece: (product) => pieceOf(product, quantity, isShippedType(product.type)),
  })),
}

export const PRODUCT_KINDS = {
  simple: simpleKind,
  virtual: simpleKind,
  configurable: configurableKind,
  bundle: bundleKind,
  grouped: groupedKind,
  downloadable: downloadableKind,
} as const satisfies Record<ProductType, ProductKind>
