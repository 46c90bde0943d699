import type { Product } from './product.repository.ts'

/** In units; a bundle keeps a percentage, and has a price of its own only where that is fixed. Null where none holds today. */
export function specialPrice({ type, price, specialPrice: special }: Pick<Product, 'type' | 'price' | 'specialPrice'>): number | null {
  if (special === null) return null
  if (type !== 'bundle') return special / 100
  return price === 0 ? null : Math.round((price * special) / 100) / 100
}
