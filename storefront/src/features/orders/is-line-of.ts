import type { CartLineFragment, ReorderedProductsQuery } from '../../graphql/generated/types.ts'

type FoundOrder = NonNullable<NonNullable<NonNullable<ReorderedProductsQuery['customer']>['orders']>['items'][number]>

export type OrderedProduct = NonNullable<NonNullable<FoundOrder['items']>[number]>

/**
 * Whether the line is what was ordered. An order knows a variant by its own SKU, to which Magento appends those of custom options, and
 * a bundle by the SKUs of its parts, so that there only the page tells.
 */
export function isLineOf(line: CartLineFragment, { product_sku: sku, product_url_key: urlKey }: OrderedProduct): boolean {
  const variant = 'configured_variant' in line ? line.configured_variant?.sku : undefined
  if (variant) return sku === variant || sku.startsWith(`${variant}-`)
  return sku === line.product.sku || (urlKey !== null && urlKey !== undefined && urlKey === line.product.url_key)
}
