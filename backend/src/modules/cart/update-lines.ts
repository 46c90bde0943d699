import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { inputError, noSuchEntity } from '../../errors.ts'
import type { CartItemUpdateInput } from '../../generated/resolvers.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { deleteLine, findLines, setLineQuantity } from './cart-line.repository.ts'
import type { CartRow } from './cart.repository.ts'
import { readLineId } from './line-id.ts'
import { totalQuantity } from './line-errors.ts'
import { quantityRefusal } from './quantity-check.ts'

/** All changes or none: the first line that cannot be changed takes back those before it. */
export function updateLines(context: Context, cart: CartRow, items: readonly (CartItemUpdateInput | null)[]): void {
  transaction(context.database, () => {
    for (const item of items) updateLine(context, cart, item ?? {})
    forgetLostCoupon(context, cart)
  })
}

function updateLine({ database }: Context, cart: CartRow, item: CartItemUpdateInput): void {
  const id = readLineId(item)
  if (id === undefined) throw inputError('Required parameter "cart_item_id" for "cart_items" is missing.')
  const lines = findLines(database, cart.id, cart.storeId)
  const line = lines.find((candidate) => candidate.id === id)
  if (!line) throw noSuchEntity(`Could not find cart item with id: ${id}.`)
  if (typeof item.quantity !== 'number') throw inputError('Required parameter "quantity" for "cart_items" is missing.')
  if (item.quantity <= 0) return deleteLine(database, id)
  const total = totalQuantity(lines, line.soldId) - line.quantity + item.quantity
  const refusal = quantityRefusal(line.stock, total)
  if (refusal !== undefined) throw inputError(`Could not update the product with SKU ${line.sku}: ${refusal}`)
  setLineQuantity(database, id, item.quantity)
}

export function removeLine(context: Context, cart: CartRow, id: number): void {
  const lines = findLines(context.database, cart.id, cart.storeId)
  if (!lines.some((line) => line.id === id)) throw noSuchEntity("The cart doesn't contain the item")
  transaction(context.database, () => {
    deleteLine(context.database, id)
    forgetLostCoupon(context, cart)
  })
}
