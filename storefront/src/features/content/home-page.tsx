import 'server-only'
import { getTranslations } from 'next-intl/server'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { Link } from '../../ui/link.tsx'
import { getBestsellers } from '../catalog/bestsellers.ts'
import { PageLinks } from '../catalog/page-links.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { shopJsonLd } from '../store/shop-json-ld.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { getTopCategories } from './top-categories.ts'
import { Hero } from './hero.tsx'
import { Partners } from './partners.tsx'
import { Story } from './story.tsx'

export async function HomePage({ locale }: { locale: Locale }) {
  const [bestsellers, categories, store, t] = await Promise.all([
    getBestsellers(locale),
    getTopCategories(locale),
    getStoreConfigOrNone(locale),
    getTranslations(),
  ])
  const others = LOCALES.filter((other) => other !== locale)
  const [first, ...rest] = bestsellers?.products ?? []

  return (
    <>
      <PageLinks
        locale={locale}
        path={localePath(locale, '/')}
        counterparts={others.map((other) => ({ locale: other, path: localePath(other, '/') }))}
      />
      {store?.shopName && <JsonLd data={shopJsonLd(store.shopName, locale)} />}
      <Hero product={first} category={categories[0]} />
      {bestsellers && rest.length > 0 && (
        <section className="page mt-(--section)" aria-labelledby="bestsellers">
          <div className="mb-8 flex items-baseline justify-between gap-4">
            <h2 id="bestsellers" className="text-2xl tracking-tight">{t('category.bestsellers.title')}</h2>
            <Link
              className="inline-flex min-h-11 items-center text-sm underline hover:text-accent"
              href={localePath(locale, bestsellers.path)}
            >
              {t('category.bestsellers.all')}
            </Link>
          </div>
          <ProductGrid products={rest.slice(0, 4)} columns={4} level={3} />
        </section>
      )}
      <CategoryTiles categories={categories} label={t('home.categories')} />
      <Story />
      <Partners />
    </>
  )
}
