import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { BrandPictures } from '../../../brand/brand-pictures.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Hero } from '../blocks/hero-block.tsx'
import { Partners } from '../blocks/partners-block.tsx'
import { PromisesBlock } from '../blocks/promises-block.tsx'
import { ReviewQuoteBlock } from '../blocks/review-quote-block.tsx'
import { Story } from '../blocks/story-block.tsx'
import { CategoryTiles, getTopCategories } from '../blocks/tiles-block.tsx'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { HomeBlocks } from './home-blocks.tsx'

const TILES = 4

/** The home page of a shop with a brand: the brand's story and the shop's products. */
export async function BrandHome({ brand, locale }: { brand: BrandPictures; locale: Locale }) {
  const [bestsellers, categories, t] = await Promise.all([getBestsellers(locale), getTopCategories(locale), getTranslations('home')])
  const [first, ...rest] = bestsellers?.products ?? []
  const [category] = categories
  const button = category && { label: t('hero.shop', { category: category.name }), href: category.href }
  const tiles = categories.flatMap(({ image, ...tile }) => (image ? [{ ...tile, image }] : []))
  return (
    <>
      <Hero title={t('hero.title')} lead={t('hero.lead')} button={button} product={first} locale={locale} />
      <PromisesBlock locale={locale} />
      <HomeBlocks locale={locale} />
      {bestsellers && rest.length > 0 && <BestsellerSection path={bestsellers.path} products={rest.slice(0, 4)} locale={locale} />}
      {tiles.length >= TILES && <CategoryTiles tiles={tiles} label={t('categories')} />}
      <ReviewQuoteBlock locale={locale} />
      {brand.story && <Story title={t('story.title')} text={t('story.text')} picture={brand.story.src} />}
      {brand.partners && (
        <Partners title={t('partners.title')} partners={brand.partners.map(({ key, name, mark }) => ({ name, text: t(`partners.${key}`), logo: mark.src }))} />
      )}
    </>
  )
}
