import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { RelatedProductFragment, RelatedProductsFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cardFacts } from './card-facts.ts'
import { SmallCard } from './small-card.tsx'

const MOST = 4

interface RelatedProductsProps {
  readonly product: RelatedProductsFragment
  readonly locale: Locale
}

/** One row of what goes with the product. Where the shop names nothing, or cannot tell, there is none. */
export async function RelatedProducts({ product: { related_products, upsell_products }, locale }: RelatedProductsProps) {
  const related = withPage(related_products)
  const products = related.length > 0 ? related : withPage(upsell_products)
  if (products.length === 0) return null
  const t = await getTranslations('product')
  return (
    <section className="page mt-(--section)">
      <h2 className="mb-6 text-xl tracking-snug">{t('related')}</h2>
      <ul className="grid-cards grid-cards-4">
        {products.slice(0, MOST).map((product) => (
          <SmallCard key={product.uid} {...cardFacts(product, locale)} />
        ))}
      </ul>
    </section>
  )
}

/** One without a url_key has no page to lead to. */
const withPage = (products: RelatedProductsFragment['related_products']) =>
  (products ?? []).filter((product) => product?.url_key) as RelatedProductFragment[]
