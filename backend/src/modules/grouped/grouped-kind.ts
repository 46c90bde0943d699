import { refusal } from '../../refusals/refusal.ts'
import type { ProductKind } from '../purchase/product-kind.ts'

/** A grouped product is never bought itself; its children are, each by its own SKU. */
export const groupedKind: ProductKind = {
  plan: (_, requests) => requests.map(() => ({ partIds: [], piece: () => ({ refusal: refusal('grouped.quantityMissing') }) })),
}
