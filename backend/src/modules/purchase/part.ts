import type { Stock } from './quantity-check.ts'

/** A product that leaves the warehouse with each piece of a line: itself, the variant, or a bundle's selections. */
export interface Part {
  readonly productId: number
  /** In one piece of the line. */
  readonly quantity: number
  readonly sku: string
  readonly name: string
  readonly stock: Stock
  /** Null for what is not part of a bundle. */
  readonly selection: PartSelection | null
}

/** Where a part stands in its bundle. */
export interface PartSelection {
  readonly id: number
  readonly optionId: number
  readonly optionLabel: string
  /** Of one piece of the part. */
  readonly price: number
}

interface PartedLine {
  readonly quantity: number
  readonly parts: readonly Pick<Part, 'productId' | 'quantity'>[]
}

/** How many of a product all these lines take: it may stand alone, be a variant and be in a bundle. */
export function takenBy(lines: readonly PartedLine[], productId: number): number {
  let taken = 0
  for (const line of lines) {
    for (const part of line.parts) if (part.productId === productId) taken += part.quantity * line.quantity
  }
  return taken
}

/** How many pieces of a line the warehouse holds. */
export function piecesInStock(parts: readonly Pick<Part, 'quantity' | 'stock'>[]): number {
  return Math.min(...parts.map(({ quantity, stock }) => Math.floor(stock.quantity / quantity)))
}
