import { configurable, uid } from './cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from './products.fixture.ts'

interface Ware {
  readonly item: object
  /** Grosze for one piece. */
  readonly price: (quantity: number, group: number) => number
  readonly parts: Readonly<Record<string, number>>
}

const mugPrice = (quantity: number, group: number) => (group === 2 && quantity >= 2 ? 45_00 : quantity >= 3 ? 50_00 : 60_00)
const engraved = { sku: 'mug', entered_options: [{ uid: uid('custom-option/1'), value: 'Anna' }] }
const kit = (...selected: string[]) => ({ sku: 'kit', selected_options: selected.map(uid) })

/** The fixtures' products once more, in words of their own: what they cost and what they take from the shelf. */
export const WARES: Readonly<Record<string, Ware>> = {
  tee: { item: { sku: 'tee' }, price: () => 219_00, parts: { tee: 1 } },
  beanie: { item: { sku: 'beanie' }, price: () => 79_99, parts: { beanie: 1 } },
  rope: { item: { sku: 'rope' }, price: () => 30_00, parts: { rope: 1 } },
  shell: {
    item: { sku: 'shell', selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] },
    price: () => 1249_00, parts: { shell: 1 },
  },
  teeKit: { item: kit('bundle/1/1/1'), price: () => 219_00, parts: { tee: 1 } },
  ropeKit: { item: kit('bundle/1/2/2', 'bundle/2/3/1'), price: () => 139_99, parts: { rope: 2, beanie: 1 } },
  mug: { item: engraved, price: (quantity, group) => mugPrice(quantity, group) + 15_00, parts: { mug: 1 } },
  tinMug: {
    item: { ...engraved, selected_options: [uid('custom-option/2/2')] },
    price: (quantity, group) => mugPrice(quantity, group) * 1.1 + 15_00, parts: { mug: 1 },
  },
  plan: { item: { sku: 'plan', selected_options: [uid('downloadable/2')] }, price: () => 119_00, parts: { plan: 1 } },
}

const SHELF: Readonly<Record<string, number>> = { tee: 10, beanie: 1, rope: 20000, shell: 3, mug: 100, plan: 100 }
const LEAST: Readonly<Record<string, number>> = { rope: 2 }
const MOST: Readonly<Record<string, number>> = { rope: 50 }

export const COUPONS: Readonly<Record<string, { least: number; off: (subtotal: number) => number }>> = {
  WIATR10: { least: 1, off: (subtotal) => Math.round(subtotal / 10) },
  SZLAK50: { least: 1, off: (subtotal) => Math.min(50_00, subtotal) },
  GRAN100: { least: 600_00, off: () => 100_00 },
  KURIER0: { least: 1, off: () => 0 },
}

export interface ModelLine {
  readonly ware: string
  quantity: number
}

/** What a cart should do, written down as briefly as possible. */
export class CartModel {
  lines: ModelLine[] = []
  coupon: string | undefined
  readonly group: number

  constructor(group: number) {
    this.group = group
  }

  put(ware: string, quantity: number): void {
    const twin = this.lines.find((line) => line.ware === ware)
    const line = twin ?? { ware, quantity: 0 }
    if (this.allows(ware, this.lines, { ware, quantity })) {
      if (!twin) this.lines.push(line)
      line.quantity += quantity
    }
    this.forgetCoupon()
  }

  change(index: number, quantity: number): void {
    const line = this.lines[index]!
    const others = this.lines.filter((other) => other !== line)
    if (quantity === 0) this.lines = others
    else if (this.allows(line.ware, others, { ware: line.ware, quantity })) line.quantity = quantity
    this.forgetCoupon()
  }

  apply(code: string): void {
    if (this.coupon === undefined && this.lines.length > 0 && this.subtotal >= COUPONS[code]!.least) this.coupon = code
  }

  takeIn(guest: CartModel): void {
    for (const { ware, quantity } of guest.lines) {
      const twin = this.lines.find((line) => line.ware === ware)
      if (!twin) this.lines.push({ ware, quantity })
      else if (Object.keys(WARES[ware]!.parts).every((part) => taken([...this.lines, { ware, quantity }], part) <= SHELF[part]!)) {
        twin.quantity += quantity
      }
    }
    this.coupon = guest.coupon ?? this.coupon
    this.forgetCoupon()
  }

  rows(): number[] {
    return this.lines.map(({ ware, quantity }) => WARES[ware]!.price(quantity, this.group) * quantity)
  }

  get subtotal(): number {
    return this.rows().reduce((sum, row) => sum + row, 0)
  }

  get discount(): number {
    return this.coupon === undefined ? 0 : COUPONS[this.coupon]!.off(this.subtotal)
  }

  private forgetCoupon(): void {
    if (this.coupon !== undefined && this.subtotal < COUPONS[this.coupon]!.least) this.coupon = undefined
  }

  private allows(ware: string, others: readonly ModelLine[], line: ModelLine): boolean {
    return Object.keys(WARES[ware]!.parts).every((part) => {
      const total = taken([...others, line], part)
      return total >= (LEAST[part] ?? 1) && total <= (MOST[part] ?? 10000) && total <= SHELF[part]!
    })
  }
}

function taken(lines: readonly ModelLine[], part: string): number {
  return lines.reduce((sum, { ware, quantity }) => sum + (WARES[ware]!.parts[part] ?? 0) * quantity, 0)
}
