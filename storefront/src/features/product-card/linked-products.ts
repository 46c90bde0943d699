import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from '../store/attribute-names.ts'
import { withPage } from '../store/with-page.ts'

/** By URL key, for content that links to products; products that the shop does not show are left out. */
export async function getLinkedProducts(urlKeys: readonly string[], locale: Locale): Promise<ReadonlyMap<string, ProductCardFragment>> {
  if (urlKeys.length === 0) return new Map()
  const operation = (await hasCustomAttributes(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const variables = { filter: { url_key: { in: [...urlKeys] } }, pageSize: urlKeys.length, currentPage: 1 }
  const { products } = await read(operation, variables, { locale, tags: ['products'] })
  return new Map(withPage(products?.items).map((product) => [product.url_key ?? '', product]))
}
