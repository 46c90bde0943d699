import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { RelatedProductsFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cardFacts } from './card-facts.ts'
import { goesWith } from './goes-with.ts'
import { SmallCard } from './small-card.tsx'

interface RelatedProductsProps {
  readonly product: RelatedProductsFragment
  readonly locale: Locale
}

/** One row of what goes with the product. Where the shop names nothing, or cannot tell, there is none. */
export async function RelatedProducts({ product, locale }: RelatedProductsProps) {
  const products = goesWith(product)
  if (products.length === 0) return null
  const t = await getTranslations('product')
  return (
    <section className="page mt-(--section)">
      <h2 className="mb-6 text-xl tracking-snug">{t('related')}</h2>
      <ul className="grid-cards grid-cards-4">
        {products.map((other) => (
          <SmallCard key={other.uid} {...cardFacts(other, locale)} />
        ))}
      </ul>
    </section>
  )
}
