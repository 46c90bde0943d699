import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { cardFacts } from './card-facts.ts'
import { lowestPrice } from './lowest-price.ts'
import { SmallCard } from './small-card.tsx'

/** The same row without the buttons of its cards, for pages whose scripts have no room for them. */
export const SmallBestsellers = ({ locale }: { locale: Locale }) => (
  <BestsellerSection locale={locale} className="mt-12">
    {(products) => (
      <ul className="grid-cards grid-cards-4">
        {products.map((product) => (
          <SmallCard key={product.uid} {...cardFacts(product, locale, lowestPrice(product, locale))} />
        ))}
      </ul>
    )}
  </BestsellerSection>
)
