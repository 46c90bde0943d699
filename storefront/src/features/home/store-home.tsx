import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { ProductRow } from '../blocks/product-row.tsx'
import { hasProductWidgets } from '../cms/cms-widgets.ts'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { CmsParts } from '../product-card/cms-parts.tsx'
import { BestsellerSection } from './bestseller-section.tsx'
import { CategoryCards } from './category-cards.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { getHomeCategories } from './home-categories.ts'
import { getHomeContent } from './home-content.ts'
import { StoreIntro } from './store-intro.tsx'

const MOST_ROWS = 3
const IN_A_ROW = 4

/**
 * A home page of what the backend tells alone: the shop's name and description, the page that it has for its home, its categories, and
 * some of their products where that page has chosen none.
 */
export async function StoreHome({ locale }: { locale: Locale }) {
  const [bestsellers, categories, content] = await Promise.all([getBestsellers(locale), getHomeCategories(locale), getHomeContent(locale)])
  const filled = categories.filter(({ products }) => products.length > 0)
  const [first, ...best] = bestsellers?.products ?? filled.flatMap(({ products }) => products)
  const rows = filled.map((category) => ({ ...category, products: category.products.filter(({ uid }) => uid !== first?.uid) }))
  const shown = rows.filter(({ products }) => products.length >= IN_A_ROW).slice(0, MOST_ROWS)
  const hasOwnProducts = content !== undefined && hasProductWidgets(content)
  return (
    <>
      <StoreIntro product={first} category={filled[0]} locale={locale} />
      <HomeBlocks locale={locale} />
      {content && (
        <div className="page mt-(--section)">
          <CmsParts html={content} locale={locale} />
        </div>
      )}
      <CategoryCards categories={categories} />
      {!hasOwnProducts && bestsellers && best.length > 0 && <BestsellerSection path={bestsellers.path} products={best.slice(0, IN_A_ROW)} locale={locale} />}
      {!hasOwnProducts && shown.map(({ uid, name, href, products }) => (
        <ProductRow key={uid} title={name} href={href} products={products.slice(0, IN_A_ROW)} />
      ))}
    </>
  )
}
