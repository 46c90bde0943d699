import type { Context } from '../../graphql/context.ts'
import { required } from '../../lib/required.ts'
import { type Purchase, purchases } from '../product-kinds/purchases.ts'
import { findLineRows } from './cart-line.repository.ts'
import type { CartRow } from './cart.repository.ts'

/** A line of a cart with its current purchase. */
export interface CartLine extends Purchase {
  readonly id: number
  readonly quantity: number
  /** As stored; null without one. */
  readonly giftMessage: string | null
}

/** Skips lines that can no longer be bought with their options, as Magento skips disabled products. */
export function findLines(context: Context, cart: Pick<CartRow, 'id'>): CartLine[] {
  const rows = findLineRows(context.database, cart.id)
  return purchases(context, rows).flatMap((purchase, index) => {
    const { id, quantity, giftMessage } = required(rows[index], 'rows')
    return 'refusal' in purchase ? [] : [{ ...purchase, id, quantity, giftMessage }]
  })
}

export type LinePrice = Pick<CartLine, 'unitPrice' | 'quantity'>

/** Includes tax if the prices of the shop do. */
export const rowPrice = ({ unitPrice, quantity }: LinePrice): number => unitPrice * quantity

export const subtotalPrice = (lines: readonly LinePrice[]): number => sum(lines.map(rowPrice))

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Whether nothing is shipped; an empty cart is not virtual. */
export const isVirtual = (lines: readonly Pick<CartLine, 'isShipped'>[]): boolean =>
  lines.length > 0 && lines.every(({ isShipped }) => !isShipped)
