import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { MoreProductsQueryVariables, ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { categoryTag } from '../../lib/cache-tags.ts'
import { isNew } from '../product-card/product-badges.ts'
import { hasCustomAttributes } from '../store/attribute-names.ts'
import { withPage } from '../store/with-page.ts'
import type { TreeCategory } from '../url/category-tree.ts'

type Products = Promise<ProductCardFragment[]>

/** A category that is no anchor, or shows a landing page alone, has no products but those of its subcategories. */
export const getProductsUnder = (category: TreeCategory, pageSize: number, locale: Locale): Products =>
  readProducts({ filter: { category_uid: { in: uidsUnder(category) } }, pageSize }, [categoryTag(category.uid)], locale)

/** In the order in which they are named; those that the shop does not show are left out. */
export async function getProductsBySku(skus: readonly string[], locale: Locale): Products {
  if (skus.length === 0) return []
  const found = await readProducts({ filter: { sku: { in: [...skus] } }, pageSize: skus.length }, [], locale)
  return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
}

/** Among how many of the latest products new ones are looked for. */
const LATEST = 48

/** Those that bear the badge. Without a search all are equally relevant, and of equals Magento lists the latest first. */
export async function getNewProducts(locale: Locale): Products {
  const latest = await readProducts({ filter: {}, sort: { relevance: 'DESC' }, pageSize: LATEST }, [], locale)
  const now = new Date()
  return latest.filter((product) => isNew(product, now))
}

async function readProducts(variables: Omit<MoreProductsQueryVariables, 'currentPage'>, tags: readonly string[], locale: Locale): Products {
  const operation = (await hasCustomAttributes(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const { products } = await read(operation, { ...variables, currentPage: 1 }, { locale, tags: [...tags, 'products'] })
  return withPage(products?.items)
}

const uidsUnder = ({ uid, children }: TreeCategory): string[] => [uid, ...(children ?? []).flatMap((child) => (child ? uidsUnder(child) : []))]
