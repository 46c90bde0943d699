import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'

/** The lines that can be shown: Magento answers null for one whose product is gone. */
export const cartLines = (cart: CartFragment | undefined): readonly CartLineFragment[] =>
  (cart?.items ?? []).filter((line) => line !== null)

/** What was chosen of a product with options, such as its colour and size. */
export function lineOptions(line: CartLineFragment): { readonly label: string; readonly value: string }[] {
  if (!('configurable_options' in line)) return []
  return line.configurable_options
    .filter((option) => option !== null)
    .map(({ option_label: label, value_label: value }) => ({ label, value }))
}

export function linePicture(line: CartLineFragment): string | undefined {
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  return variant?.small_image?.url ?? line.product.small_image?.url ?? undefined
}
