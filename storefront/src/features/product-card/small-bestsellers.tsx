import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellers } from './bestsellers.ts'
import { cardFacts } from './card-facts.ts'
import { lowestPrice } from './lowest-price.ts'
import { badgedFirst } from './product-badges.ts'
import { SmallCard } from './small-card.tsx'

/** The row of bestsellers without the buttons of its cards, for pages whose scripts have no room for them. */
export async function SmallBestsellers({ locale }: { locale: Locale }) {
  const bestsellers = await getBestsellers(locale)
  if (!bestsellers) return null
  const t = await getTranslations('category.bestsellers')
  return (
    <section className="mt-12" aria-labelledby="bestsellers">
      <h2 id="bestsellers" className="mb-6 text-xl tracking-snug">{t('title')}</h2>
      <ul className="grid-cards grid-cards-4">
        {badgedFirst(bestsellers.products, new Date()).slice(0, 4).map((product) => (
          <SmallCard key={product.uid} {...cardFacts(product, locale, lowestPrice(product, locale))} />
        ))}
      </ul>
    </section>
  )
}
