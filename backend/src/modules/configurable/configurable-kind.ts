import { refusal } from '../../refusals/refusal.ts'
import { type Piece, pieceOf, type ProductKind } from '../purchase/product-kind.ts'
import { type ChosenAttribute, findVariants } from './chosen-variant.repository.ts'

export interface VariantPiece extends Piece {
  readonly variantId: number
  readonly attributes: readonly ChosenAttribute[]
}

/** A configurable product is sold as the variant with the selected options. */
export const configurableKind: ProductKind<VariantPiece> = {
  plan: (scope, requests) => {
    const variants = findVariants(scope, requests)
    return requests.map(({ quantity }, index) => {
      const variant = variants[index]
      return {
        partIds: variant ? [variant.variantId] : [],
        piece: (_, goods) => {
          const sold = variant && goods.get(variant.variantId)
          if (!sold) return { refusal: refusal('options.notChosen') }
          return { ...pieceOf(sold, quantity, true), variantId: sold.id, attributes: variant.attributes }
        },
      }
    })
  },
}
