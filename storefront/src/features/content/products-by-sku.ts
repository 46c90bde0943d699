import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from '../catalog/attribute-names.ts'
import { withPage } from '../catalog/with-page.ts'
import { orWithout } from '../store/or-without.ts'

/** In the order in which they are named; those that the shop does not show are left out. */
export async function getProductsBySku(skus: readonly string[], locale: Locale): Promise<ProductCardFragment[]> {
  if (skus.length === 0) return []
  const found = (await orWithout('Products of an entry', readProducts(skus, locale))) ?? []
  return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
}

async function readProducts(skus: readonly string[], locale: Locale): Promise<ProductCardFragment[]> {
  const operation = (await hasCustomAttributes(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const variables = { filter: { sku: { in: [...skus] } }, pageSize: skus.length, currentPage: 1 }
  const { products } = await read(operation, variables, { locale, tags: ['products'] })
  return withPage(products?.items)
}
