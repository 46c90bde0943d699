import type { Context } from '../../context.ts'
import { findLineRows } from './cart-line.repository.ts'
import type { CartRow } from './cart.repository.ts'
import type { Purchase } from './purchase.ts'
import { purchases } from './purchases.ts'

/** A line of a cart with what it buys at this moment. */
export interface CartLine extends Purchase {
  readonly id: number
  readonly quantity: number
}

/** What can no longer be bought as it was chosen is silently left out, as Magento leaves out disabled products. */
export function findLines(context: Context, cart: Pick<CartRow, 'id'>): CartLine[] {
  const rows = findLineRows(context.database, cart.id)
  return purchases(context, rows).flatMap((purchase, index) => {
    const { id, quantity } = rows[index]!
    return 'refusal' in purchase ? [] : [{ ...purchase, id, quantity }]
  })
}
