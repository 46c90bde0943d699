import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { CmsContent } from '../cms/cms-content.tsx'
import { splitWidgets } from '../cms/cms-widgets.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { withPage } from '../store/with-page.ts'
import { ProductGrid } from './product-cards.tsx'
import { showsLowestPrices } from './lowest-price.ts'

/** In characters; a Page Builder page with all its styles has some ten thousand. */
const MAX_HTML_LENGTH = 400_000
const MAX_PRODUCTS = 48

/** A CMS page or block with the products of its widgets, which are read in one request. */
export async function CmsParts({ html, locale }: { readonly html: string; readonly locale: Locale }) {
  const { productSuffix } = await getStoreConfig(locale)
  const parts = splitWidgets(html.slice(0, MAX_HTML_LENGTH), { suffix: productSuffix, most: MAX_PRODUCTS })
  const urlKeys = [...new Set(parts.flatMap((part) => (part.kind === 'products' ? part.urlKeys : [])))]
  const found = await optional('The products of a widget', getLinkedProducts(urlKeys, locale))
  return (
    <div className="cms-parts">
      {parts.map((part, index) => {
        if (part.kind === 'html') return <CmsContent key={index} html={part.html} locale={locale} />
        const products = part.urlKeys.flatMap((key) => found?.get(key) ?? [])
        return products.length > 0 && <ProductGrid key={index} products={products} columns={4} level={3} />
      })}
    </div>
  )
}

/** By URL key, for content that links to products; products that the shop does not show are left out. */
async function getLinkedProducts(urlKeys: readonly string[], locale: Locale): Promise<ReadonlyMap<string, ProductCardFragment>> {
  if (urlKeys.length === 0) return new Map()
  const operation = (await showsLowestPrices(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const variables = { filter: { url_key: { in: [...urlKeys] } }, pageSize: urlKeys.length, currentPage: 1 }
  const { products } = await read(operation, variables, { locale, tags: ['products'] })
  return new Map(withPage(products?.items).map((product) => [product.url_key ?? '', product]))
}
