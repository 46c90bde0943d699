import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Brand } from '../../../brand/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellers } from '../catalog/bestsellers.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { Partners } from './partners.tsx'
import { Story } from './story.tsx'
import { getTopCategories } from './top-categories.ts'

/** A home page that tells a brand's story round the shop's products. */
export async function BrandHome({ brand, locale }: { brand: Brand; locale: Locale }) {
  const [bestsellers, categories, t] = await Promise.all([getBestsellers(locale), getTopCategories(locale), getTranslations('home')])
  const [first, ...rest] = bestsellers?.products ?? []
  return (
    <>
      <Hero product={first} category={categories[0]} />
      {bestsellers && rest.length > 0 && <BestsellerSection path={bestsellers.path} products={rest.slice(0, 4)} locale={locale} />}
      <CategoryTiles categories={categories} label={t('categories')} />
      {brand.story && <Story picture={brand.story.src} />}
      {brand.partners && <Partners partners={brand.partners} />}
    </>
  )
}
