import type { Stock } from './quantity-check.ts'

/** A product taken from stock with each piece of a line: the product itself, the variant, or a bundle's selections. */
export interface Part {
  readonly productId: number
  /** In one piece of the line. */
  readonly quantity: number
  readonly sku: string
  readonly name: string
  readonly stock: Stock
  /** Null outside bundles. */
  readonly selection: PartSelection | null
}

/** A part's place in its bundle. */
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

/** The quantity of a product in all these lines, on its own, as a variant and in bundles. */
export function takenBy(lines: readonly PartedLine[], productId: number): number {
  let taken = 0
  for (const line of lines) {
    for (const part of line.parts) if (part.productId === productId) taken += part.quantity * line.quantity
  }
  return taken
}

/** How many pieces of a line are in stock. */
export function piecesInStock(parts: readonly Pick<Part, 'quantity' | 'stock'>[]): number {
  return Math.min(...parts.map(({ quantity, stock }) => Math.floor(stock.quantity / quantity)))
}
