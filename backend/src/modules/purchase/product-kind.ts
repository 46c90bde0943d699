import type { ReadScope } from '../../database/load.ts'
import type { Refusal, Refused } from '../../refusals/refusal.ts'
import type { Choice } from './choices.ts'
import type { Goods } from './goods.repository.ts'
import type { Part } from './part.ts'
import { unitPrice } from './unit-price.ts'

/** A requested product with its quantity and chosen options. */
export interface BuyRequest {
  readonly productId: number
  readonly quantity: number
  readonly choices: readonly Choice[]
}

/** The price, weight and stock of one piece of a request. Prices are for the requested quantity. */
export interface Piece {
  readonly sku: string
  readonly unitPrice: number
  /** Before special and tier prices. */
  readonly originalPrice: number
  /** Prices without parts and links, on which percentage custom options are based. */
  readonly ownPrice: number
  readonly ownOriginalPrice: number
  readonly weight: number
  readonly isShipped: boolean
  /** Taken from stock and stored with the order. */
  readonly parts: readonly Part[]
  /** Prevents adding the piece to a cart; an existing line with it stays valid. */
  readonly additionRefusal?: Refusal | undefined
}

/** How products of one kind are chosen, priced and sold. The kinds are listed in `product-kinds/product-kinds.ts`. */
export interface ProductKind<KindPiece extends Piece = Piece> {
  /** Reads the data of all requests together. @returns one plan for each request, in their order */
  readonly plan: (scope: ReadScope, requests: readonly BuyRequest[]) => readonly PurchasePlan<KindPiece>[]
}

export interface PurchasePlan<KindPiece extends Piece = Piece> {
  /** Products that the purchase may include besides the requested one. */
  readonly partIds: readonly number[]
  /** @param goods the product and its parts, without disabled ones */
  readonly piece: (product: Goods, goods: ReadonlyMap<number, Goods>) => KindPiece | Refused
}

/** A single product without parts. */
export function pieceOf(goods: Goods, quantity: number, isShipped: boolean): Piece {
  const { id: productId, sku, name, stock, price, weight } = goods
  const ownPrice = unitPrice(goods, quantity)
  return {
    sku,
    unitPrice: ownPrice,
    originalPrice: price,
    ownPrice,
    ownOriginalPrice: price,
    weight,
    isShipped,
    parts: [{ productId, quantity: 1, sku, name, stock, selection: null }],
  }
}
