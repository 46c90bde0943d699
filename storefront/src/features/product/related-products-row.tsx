import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { RelatedProductsFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cardFacts } from '../product-card/card-facts.ts'
import { lowestPrice } from '../product-card/lowest-price.ts'
import { SmallCard } from '../product-card/small-card.tsx'
import { relatedProducts } from './related-products.ts'

interface RelatedProductsProps {
  readonly product: RelatedProductsFragment
  readonly locale: Locale
}

/** One row of related products; empty where the shop has none. */
export async function RelatedProductsRow({ product, locale }: RelatedProductsProps) {
  const products = relatedProducts(product)
  if (products.length === 0) return null
  const t = await getTranslations('product')
  return (
    <section className="below-fold page mt-(--section)">
      <h2 className="mb-6 text-xl tracking-snug">{t('related')}</h2>
      <ul className="grid-cards grid-cards-4">
        {products.map((other) => (
          <SmallCard key={other.url_key} {...cardFacts(other, locale, lowestPrice(other, locale))} />
        ))}
      </ul>
    </section>
  )
}
