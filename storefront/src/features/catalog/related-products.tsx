import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { RelatedProductsFragment } from '../../graphql/generated/types.ts'
import { ProductGrid } from './product-grid.tsx'

const MOST = 4

/** One row of what goes with the product. Where the shop names nothing, or cannot tell, there is none. */
export async function RelatedProducts({ product: { related_products, upsell_products } }: { product: RelatedProductsFragment }) {
  const [products] = [related_products, upsell_products].map(withPage).filter(({ length }) => length > 0)
  if (!products) return null
  const t = await getTranslations('product')
  return (
    <section className="page mt-(--section)">
      <h2 className="mb-6 text-xl tracking-snug">{t('related')}</h2>
      <ProductGrid products={products.slice(0, MOST)} columns={4} level={3} />
    </section>
  )
}

const withPage = (products: RelatedProductsFragment['related_products']) => (products ?? []).filter((product) => product?.url_key)
