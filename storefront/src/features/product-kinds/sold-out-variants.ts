import type { ProductChoice } from './product-choice.ts'
import { type Choice, isAvailable } from './variant-choice.ts'

export interface StockAlertSubject {
  readonly product: Pick<ProductChoice, 'sku' | 'name' | 'options' | 'variants'>
  readonly choice: Choice
  /** The option with values that are out of stock after the choices before it; undefined for the whole product. */
  readonly code?: string | undefined
}

interface SoldOutVariant {
  readonly sku: string
  /** Its values; empty for a product without variants. */
  readonly label: string
}

/** The variants that a shopper can wait for; the product itself if it has none. */
export function soldOutVariants({ product: { sku, options, variants }, choice, code }: StockAlertSubject): readonly SoldOutVariant[] {
  const index = options.findIndex((option) => option.code === code)
  const before = options.slice(0, Math.max(index, 0)).flatMap((option) => choice[option.code] ?? [])
  const unavailable = new Set(options[index]?.values.filter(({ uid }) => !isAvailable(options, variants, choice, options[index]?.code ?? '', uid)).map(({ uid }) => uid))
  const found = variants.filter(({ isInStock, uids }) =>
    !isInStock && before.every((uid) => uids.includes(uid)) && (index < 0 || uids.some((uid) => unavailable.has(uid))))
  const labelOf = (uids: readonly string[]) => options.flatMap(({ values }) => values.find(({ uid }) => uids.includes(uid))?.label ?? []).join(', ')
  return found.length > 0 ? found.map((variant) => ({ sku: variant.sku, label: labelOf(variant.uids) })) : [{ sku, label: '' }]
}
