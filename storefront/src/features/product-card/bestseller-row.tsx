import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellers } from './bestsellers.ts'
import { badgedFirst } from './product-badges.ts'
import { ProductGrid } from './product-cards.tsx'

/** A row of bestsellers for pages with nothing else to show; empty in a shop without bestsellers. */
export async function BestsellerRow({ locale }: { locale: Locale }) {
  const bestsellers = await getBestsellers(locale)
  if (!bestsellers) return null
  const t = await getTranslations('category.bestsellers')
  return (
    <section className="mt-8" aria-labelledby="bestsellers">
      <h2 id="bestsellers" className="mb-6 text-xl tracking-snug">{t('title')}</h2>
      <ProductGrid products={badgedFirst(bestsellers.products, new Date()).slice(0, 4)} columns={4} level={3} />
    </section>
  )
}
