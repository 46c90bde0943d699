import type { CartContentsFragment } from '../../graphql/generated/types.ts'

export interface MergeDifference {
  readonly name: string
  /** The quantity in the merged cart. */
  readonly count: number
  readonly expected: number
}

/**
 * The lines in which the merged cart differs from the sum of both carts: Magento drops a guest's line that exceeds the stock, and has
 * lost, doubled and mixed up others, without an error.
 */
export function mergeDifferences(guests: CartContentsFragment, customers: CartContentsFragment, merged: CartContentsFragment): MergeDifference[] {
  if (!merged.items) return []
  const expected = quantities([...(guests.items ?? []), ...(customers.items ?? [])])
  const found = quantities(merged.items)
  return [...new Map([...found, ...expected])].flatMap(([key, { name }]) => {
    const difference = { name, count: found.get(key)?.quantity ?? 0, expected: expected.get(key)?.quantity ?? 0 }
    return difference.count === difference.expected ? [] : [difference]
  })
}

type Line = NonNullable<CartContentsFragment['items']>[number]

/** By product and options: all answered fields but the quantity. */
function quantities(lines: readonly Line[]): Map<string, { readonly name: string; readonly quantity: number }> {
  const sums = new Map<string, { readonly name: string; readonly quantity: number }>()
  for (const line of lines) {
    if (!line) continue
    const { quantity, product, ...choice } = line
    const key = JSON.stringify([product.sku, choice])
    sums.set(key, { name: product.name ?? '', quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return sums
}
