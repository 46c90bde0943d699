import type { ReadScope } from '../../database/load.ts'
import type { Refusal, Refused } from '../../refusals/refusal.ts'
import type { Choice } from './choices.ts'
import type { Goods } from './goods.repository.ts'
import type { Part } from './part.ts'
import { unitPrice } from './unit-price.ts'

/** A product that somebody wants to buy, how many of it, and the options chosen for it. */
export interface BuyRequest {
  readonly productId: number
  readonly quantity: number
  readonly choices: readonly Choice[]
}

/** What one piece of a request costs, weighs and takes out of the warehouse. Prices are for the quantity requested. */
export interface Piece {
  readonly sku: string
  readonly unitPrice: number
  /** Before special and tier prices. */
  readonly originalPrice: number
  /** Both without parts and links: of these a custom option may be a percentage. */
  readonly ownPrice: number
  readonly ownOriginalPrice: number
  readonly weight: number
  readonly isShipped: boolean
  /** What leaves the warehouse; an order keeps it. */
  readonly parts: readonly Part[]
  /** Why the piece cannot be added to a cart, though a line that already holds it stays valid. */
  readonly additionRefusal?: Refusal | undefined
}

/** How products of one kind are chosen, priced and sold. The kinds are listed in `product-kinds/product-kinds.ts`. */
export interface ProductKind<KindPiece extends Piece = Piece> {
  /** Reads what the requests depend on, of all of them together. @returns one plan for each request, in their order */
  readonly plan: (scope: ReadScope, requests: readonly BuyRequest[]) => readonly PurchasePlan<KindPiece>[]
}

export interface PurchasePlan<KindPiece extends Piece = Piece> {
  /** The products that the purchase may consist of, beside the requested one. */
  readonly partIds: readonly number[]
  /** @param goods the product itself and its parts, without those that are not for sale */
  readonly piece: (product: Goods, goods: ReadonlyMap<number, Goods>) => KindPiece | Refused
}

/** One product as it is, by itself. */
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
