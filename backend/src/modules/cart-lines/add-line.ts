import type { Context } from '../../graphql/context.ts'
import { takenForSame } from '../../magento/faults/options-by-sku.ts'
import { type Refusal, refusal, type Refused } from '../../refusals/refusal.ts'
import { type Purchase, purchaseNow } from '../product-kinds/purchases.ts'
import { piecesInStock } from '../purchase/part.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart.repository.ts'
import { isFull, putLine } from './change-line.ts'
import { stockRefusal } from './line-errors.ts'

/** A line that could not be added or changed. */
export interface UserError extends Refused {
  /** The quantity that the stock allows. */
  readonly left?: number
}

/**
 * @param lines of the cart, read once for all requests of a call
 * @returns the reason why the request cannot be added; undefined on success
 */
export function addLine(context: Context, cart: Pick<CartRow, 'id'>, request: BuyRequest, lines: CartLine[]): Refusal | undefined {
  return tryToAdd(context, cart, request, { lines })?.refusal
}

interface AddingOptions {
  readonly lines: CartLine[]
  readonly mayMissOptions?: boolean
  /** The earlier additions of the same call. */
  readonly added?: Purchase[]
}

export function tryToAdd(
  context: Context, cart: Pick<CartRow, 'id'>, request: BuyRequest, { lines, mayMissOptions = false, added = [] }: AddingOptions,
): UserError | undefined {
  const purchase = purchaseNow(context, request)
  if ('refusal' in purchase) return purchase
  const requested = { ...purchase, quantity: request.quantity }
  const reason = (mayMissOptions ? undefined : purchase.optionsRefusal) ?? purchase.additionRefusal ?? stockRefusal(requested, [...lines, requested])
  if (reason) return { refusal: reason, left: piecesInStock(purchase.parts) }
  if (isFull(lines, purchase)) return { refusal: refusal('product.quantityTooHigh') }
  putLine(context, cart, lines, takenForSame(context, added, purchase) ?? purchase, request.quantity)
  added.push(purchase)
  return undefined
}
