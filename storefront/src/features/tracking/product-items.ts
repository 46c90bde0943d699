import { send } from '../../graphql/browser.ts'
import { TrackedProductsOperation } from '../../graphql/generated/tracked-products.ts'
import type { TrackedProductFragment } from '../../graphql/generated/types.ts'
import { rememberCategories, rounded } from './cart-items.ts'
import type { ShopItem } from './shop-events.ts'

/** An item with the currency of its price. */
export interface ProductItem {
  readonly item: ShopItem & { readonly price: number }
  readonly currency: string
}

const known = new Map<string, ProductItem>()

/** The items of products by URL key, at the prices that pages show. Unknown products are left out. */
export async function productItems(urlKeys: readonly string[]): Promise<ReadonlyMap<string, ProductItem>> {
  const unknown = [...new Set(urlKeys)].filter((key) => !known.has(key))
  if (unknown.length > 0) {
    const { products } = await send(TrackedProductsOperation, { urlKeys: unknown, pageSize: unknown.length })
    for (const product of products?.items ?? []) if (product?.url_key) known.set(product.url_key, itemOf(product))
  }
  return known
}

function itemOf(product: TrackedProductFragment): ProductItem {
  const { regular_price: regular, final_price: final } = product.price_range.minimum_price
  const price = final.value ?? 0
  const discount = rounded((regular.value ?? price) - price)
  const sku = product.sku ?? ''
  return {
    currency: final.currency ?? '',
    item: { item_id: sku, item_name: product.name ?? '', ...rememberCategories(sku, categoryPath(product)), price, ...(discount > 0 && { discount }) },
  }
}

/** The path of the deepest category, from the top category down. */
function categoryPath({ categories }: TrackedProductFragment): string[] {
  const deepest = (categories ?? []).filter((category) => category !== null).toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  if (!deepest) return []
  const above = (deepest.breadcrumbs ?? []).filter((crumb) => crumb !== null).toSorted((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
  return [...above.map(({ category_name: name }) => name ?? ''), deepest.name ?? '']
}
