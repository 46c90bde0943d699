import { toUid } from '../backend/src/graphql/uid.ts'
import { configurable } from '../backend/src/modules/cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../backend/src/modules/cart/products.fixture.ts'
import type { ItemChoice } from '../storefront/src/features/add-to-cart/item-choice.ts'

interface ModelProduct {
  readonly choice: Omit<ItemChoice, 'quantity'>
  /** The price of one piece in grosze. */
  readonly price: (quantity: number, group: number) => number
  readonly parts: Readonly<Record<string, number>>
}

const mugPrice = (quantity: number, group: number) => (group === 2 && quantity >= 2 ? 45_00 : quantity >= 3 ? 50_00 : 60_00)
const engraved = { sku: 'mug', enteredOptions: [{ uid: toUid('custom-option/1'), value: 'Anna' }] }
const simple = (sku: string) => ({ sku, selectedOptions: [] })
const kit = (...selected: string[]) => ({ sku: 'kit', selectedOptions: selected.map(toUid) })

/** The fixtures' products for the model: their prices and the stock that they use. */
export const PRODUCTS: Readonly<Record<string, ModelProduct>> = {
  tee: { choice: simple('tee'), price: () => 219_00, parts: { tee: 1 } },
  beanie: { choice: simple('beanie'), price: () => 79_99, parts: { beanie: 1 } },
  rope: { choice: simple('rope'), price: () => 30_00, parts: { rope: 1 } },
  shell: {
    choice: { sku: 'shell', selectedOptions: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] },
    price: () => 1249_00, parts: { shell: 1 },
  },
  teeKit: { choice: kit('bundle/1/1/1'), price: () => 219_00, parts: { tee: 1 } },
  ropeKit: { choice: kit('bundle/1/2/2', 'bundle/2/3/1'), price: () => 139_99, parts: { rope: 2, beanie: 1 } },
  mug: { choice: { ...engraved, selectedOptions: [] }, price: (quantity, group) => mugPrice(quantity, group) + 15_00, parts: { mug: 1 } },
  tinMug: {
    choice: { ...engraved, selectedOptions: [toUid('custom-option/2/2')] },
    price: (quantity, group) => mugPrice(quantity, group) * 1.1 + 15_00, parts: { mug: 1 },
  },
  plan: { choice: { sku: 'plan', selectedOptions: [toUid('downloadable/2')] }, price: () => 119_00, parts: { plan: 1 } },
}

const STOCK: Readonly<Record<string, number>> = { tee: 10, beanie: 1, rope: 20000, shell: 3, mug: 100, plan: 100 }
const MIN_QUANTITY: Readonly<Record<string, number>> = { rope: 2 }
const MAX_QUANTITY: Readonly<Record<string, number>> = { rope: 50 }

export const COUPONS: Readonly<Record<string, { least: number; off: (subtotal: number) => number }>> = {
  WIATR10: { least: 1, off: (subtotal) => Math.round(subtotal / 10) },
  SZLAK50: { least: 1, off: (subtotal) => Math.min(50_00, subtotal) },
  GRAN100: { least: 600_00, off: () => 100_00 },
  KURIER0: { least: 1, off: () => 0 },
}

interface ModelLine {
  readonly product: string
  readonly quantity: number
  /** The shop's uid, once it has been shown. */
  readonly uid?: string | undefined
}

/** A minimal model of the cart. Each action returns whether the backend accepts it. */
export class CartModel {
  lines: readonly ModelLine[] = []
  coupon: string | undefined
  readonly group: number

  constructor(group: number) {
    this.group = group
  }

  copy(): CartModel {
    return Object.assign(new CartModel(this.group), { lines: this.lines, coupon: this.coupon })
  }

  put(product: string, quantity: number): boolean {
    const isAllowed = this.allows(product, this.lines, { product, quantity })
    if (isAllowed) this.lines = joined(this.lines, { product, quantity })
    this.removeInvalidCoupon()
    return isAllowed
  }

  change(uid: string, quantity: number): boolean {
    const line = this.lines.find((candidate) => candidate.uid === uid)
    if (!line) return false
    const others = this.lines.filter((other) => other !== line)
    const isAllowed = this.allows(line.product, others, { product: line.product, quantity })
    if (isAllowed) this.lines = this.lines.map((other) => (other === line ? { ...line, quantity } : other))
    this.removeInvalidCoupon()
    return isAllowed
  }

  remove(uid: string): boolean {
    const exists = this.lines.some((line) => line.uid === uid)
    this.lines = this.lines.filter((line) => line.uid !== uid)
    this.removeInvalidCoupon()
    return exists
  }

  apply(code: string): boolean {
    const isAllowed = this.coupon === undefined && this.lines.length > 0 && this.subtotal >= COUPONS[code]!.least
    if (isAllowed) this.coupon = code
    return isAllowed
  }

  removeCoupon(): boolean {
    this.coupon = undefined
    return this.lines.length > 0
  }

  merge(guest: CartModel): void {
    for (const { product, quantity } of guest.lines) {
      const isNew = !this.lines.some((line) => line.product === product)
      const isEnough = partsOf(product).every((part) => usedQuantity([...this.lines, { product, quantity }], part) <= STOCK[part]!)
      if (isNew || isEnough) this.lines = joined(this.lines, { product, quantity })
    }
    this.coupon = guest.coupon ?? this.coupon
    this.removeInvalidCoupon()
  }

  rows(): number[] {
    return this.lines.map(({ product, quantity }) => PRODUCTS[product]!.price(quantity, this.group) * quantity)
  }

  get count(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  get subtotal(): number {
    return this.rows().reduce((sum, row) => sum + row, 0)
  }

  get discount(): number {
    return this.coupon === undefined ? 0 : COUPONS[this.coupon]!.off(this.subtotal)
  }

  private removeInvalidCoupon(): void {
    if (this.coupon !== undefined && this.subtotal < COUPONS[this.coupon]!.least) this.coupon = undefined
  }

  private allows(product: string, others: readonly ModelLine[], line: ModelLine): boolean {
    return partsOf(product).every((part) => {
      const total = usedQuantity([...others, line], part)
      return total >= (MIN_QUANTITY[part] ?? 1) && total <= (MAX_QUANTITY[part] ?? 10000) && total <= STOCK[part]!
    })
  }
}

const partsOf = (product: string): string[] => Object.keys(PRODUCTS[product]!.parts)

function joined(lines: readonly ModelLine[], added: ModelLine): readonly ModelLine[] {
  if (!lines.some(({ product }) => product === added.product)) return [...lines, added]
  return lines.map((line) => (line.product === added.product ? { ...line, quantity: line.quantity + added.quantity } : line))
}

function usedQuantity(lines: readonly ModelLine[], part: string): number {
  return lines.reduce((sum, { product, quantity }) => sum + (PRODUCTS[product]!.parts[part] ?? 0) * quantity, 0)
}
