import { send } from '../../graphql/browser.ts'
import { OrderedProductsOperation } from '../../graphql/generated/ordered-products.ts'
import type { OrderedProductsQuery, OrderItemFragment } from '../../graphql/generated/types.ts'

/** An ordered product as the shop sells it today. */
export interface TodaysProduct {
  readonly urlKey: string
  readonly picture: string | undefined
  /** As the product page shows it, with or without tax. */
  readonly price: number | null
}

/** By the id of the order item. Products that are no longer sold are missing. */
export type TodaysProducts = ReadonlyMap<string, TodaysProduct>

export type ProductOfItem = Pick<OrderItemFragment, 'id' | 'product_sku' | 'product_url_key'>

/** @throws StoreError, ServerError */
export async function loadTodaysProducts(items: readonly ProductOfItem[]): Promise<TodaysProducts> {
  const urlKeys = [...new Set(items.flatMap(({ product_url_key }) => product_url_key ?? []))]
  if (urlKeys.length === 0) return new Map()
  const { products } = await send(OrderedProductsOperation, { urlKeys, pageSize: urlKeys.length })
  const found = (products?.items ?? []).filter((product) => product !== null)
  return new Map(items.flatMap((item) => {
    const product = found.find(({ url_key }) => url_key !== null && url_key === item.product_url_key)
    return product?.url_key ? [[item.id, { urlKey: product.url_key, ...todaysProduct(product, item) }] as const] : []
  }))
}

type Product = NonNullable<NonNullable<NonNullable<OrderedProductsQuery['products']>['items']>[number]>

/**
 * An order item has the SKU of the variant and the URL key of its configurable product. Magento appends the SKUs of custom options.
 */
function todaysProduct(product: Product, { product_sku }: ProductOfItem): Omit<TodaysProduct, 'urlKey'> {
  const variants = 'variants' in product ? (product.variants ?? []) : []
  const [variant] = variants
    .flatMap((candidate) => candidate?.product ?? [])
    .filter(({ sku }) => sku && (product_sku === sku || product_sku.startsWith(`${sku}-`)))
    .toSorted((one, other) => (other.sku ?? '').length - (one.sku ?? '').length)
  return {
    picture: variant?.small_image?.url ?? product.small_image?.url ?? undefined,
    price: (variant ?? product).price_range.minimum_price.final_price.value,
  }
}
