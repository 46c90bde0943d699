import { randomInt } from 'node:crypto'
import { refused } from '../../refusals/refusal.ts'

const LENGTH = 32
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A guest's cart id is the only key to the cart, so it must not be guessable. */
export function makeCartId(): string {
  return Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
}

export function checkCartId(id: string): void {
  if (id.length !== LENGTH) throw refused('cart.idLength')
}
