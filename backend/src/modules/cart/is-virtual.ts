import type { CartLine } from './cart-line.repository.ts'

/** Nothing to send; an empty cart is not virtual. */
export function isVirtual(lines: readonly Pick<CartLine, 'type'>[]): boolean {
  return lines.length > 0 && lines.every((line) => line.type === 'virtual')
}
