import type { PricedCartLine } from '../pricing/price-cart.ts'
import type { ItemOption } from './order-item-parts.repository.ts'

/** The labels and values of a line's options, and whether each was entered as text. */
export function optionsOf({ attributes, customOptions }: PricedCartLine): Omit<ItemOption, 'itemId'>[] {
  const entered = customOptions.map(({ option, values }) => ({
    label: option.title, value: values.map(({ text }) => text).join(', '), isEntered: option.values.length === 0 ? 1 : 0,
  }))
  return [...attributes.map(({ label, value }) => ({ label, value, isEntered: 0 })), ...entered]
}

/** One row of sales_order_item_part: a product taken from stock for each piece of a line. */
export interface LinePart {
  readonly productId: number
  readonly quantity: number
  readonly sku: string
  readonly name: string
  readonly price: number
  readonly optionId: number | null
  readonly optionLabel: string | null
  readonly selectionId: number | null
}

export function partsOf({ parts, unitPrice }: PricedCartLine): LinePart[] {
  return parts.map(({ productId, quantity, sku, name, selection }) => ({
    productId,
    quantity,
    sku,
    name,
    price: selection?.price ?? unitPrice,
    optionId: selection?.optionId ?? null,
    optionLabel: selection?.optionLabel ?? null,
    selectionId: selection?.id ?? null,
  }))
}
