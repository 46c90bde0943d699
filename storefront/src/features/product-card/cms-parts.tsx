import 'server-only'
import { splitWidgets } from '../cms/cms-widgets.ts'
import type { Locale } from '../../i18n/locales.ts'
import { CmsContent } from '../cms/cms-content.tsx'
import { optional } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { getLinkedProducts } from './linked-products.ts'
import { ProductGrid } from './product-cards.tsx'

/** Characters; a page of Page Builder's with all its styles has some ten thousand. */
const LONGEST = 400_000
const MOST_PRODUCTS = 48

/** A CMS page or block with the products of its widgets, which are read in one request. */
export async function CmsParts({ html, locale }: { readonly html: string; readonly locale: Locale }) {
  const { productSuffix } = await getStoreConfig(locale)
  const parts = splitWidgets(html.slice(0, LONGEST), { suffix: productSuffix, most: MOST_PRODUCTS })
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
