import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { MoreProductsQueryVariables, ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { categoryTag } from '../../lib/cache-tags.ts'
import { isNew } from '../product-card/product-badges.ts'
import { withPage } from '../store/with-page.ts'
import type { TreeCategory } from '../url/category-tree.ts'
import { showsLowestPrices } from '../product-card/lowest-price.ts'

type Products = Promise<ProductCardFragment[]>

/** A category that is not an anchor, or shows only a landing page, has only the products of its subcategories. */
export const getProductsUnder = (category: TreeCategory, pageSize: number, locale: Locale): Products =>
  readProducts({ filter: { category_uid: { in: uidsUnder(category) } }, pageSize }, [categoryTag(category.uid)], locale)

/** The products in the order of their SKUs, without those that the shop does not show. */
export async function getProductsBySku(skus: readonly string[], locale: Locale): Products {
  if (skus.length === 0) return []
  const found = await readProducts({ filter: { sku: { in: [...skus] } }, pageSize: skus.length }, [], locale)
  return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
}

/** The number of latest products that are searched for new ones. */
const LATEST = 48

/** The products with the badge "new". Without a search term all are equally relevant, and Magento lists the latest first. */
export async function getNewProducts(locale: Locale): Products {
  const latest = await readProducts({ filter: {}, sort: { relevance: 'DESC' }, pageSize: LATEST }, [], locale)
  const now = new Date()
  return latest.filter((product) => isNew(product, now))
}

async function readProducts(variables: Omit<MoreProductsQueryVariables, 'currentPage'>, tags: readonly string[], locale: Locale): Products {
  const operation = (await showsLowestPrices(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const { products } = await read(operation, { ...variables, currentPage: 1 }, { locale, tags: [...tags, 'products'] })
  return withPage(products?.items)
}

const uidsUnder = ({ uid, children }: TreeCategory): string[] => [uid, ...(children ?? []).flatMap((child) => (child ? uidsUnder(child) : []))]
