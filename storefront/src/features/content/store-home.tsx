import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellers } from '../catalog/bestsellers.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { CategoryCards } from './category-cards.tsx'
import { getHomeCategories } from './home-categories.ts'
import { ProductRow } from './product-row.tsx'
import { StoreIntro } from './store-intro.tsx'

const MOST_ROWS = 3
const IN_A_ROW = 4

/** A home page of what the backend tells alone: the shop's name and description, its categories and some of their products. */
export async function StoreHome({ locale }: { locale: Locale }) {
  const [bestsellers, categories] = await Promise.all([getBestsellers(locale), getHomeCategories(locale)])
  const filled = categories.filter(({ products }) => products.length > 0)
  const [first, ...best] = bestsellers?.products ?? filled.flatMap(({ products }) => products)
  const rows = filled.map((category) => ({ ...category, products: category.products.filter(({ uid }) => uid !== first?.uid) }))
  const shown = rows.filter(({ products }) => products.length >= IN_A_ROW).slice(0, MOST_ROWS)
  return (
    <>
      <StoreIntro product={first} category={filled[0]} locale={locale} />
      <CategoryCards categories={categories} />
      {bestsellers && best.length > 0 && <BestsellerSection path={bestsellers.path} products={best.slice(0, IN_A_ROW)} locale={locale} />}
      {shown.map(({ uid, name, href, products }) => (
        <ProductRow key={uid} title={name} href={href} products={products.slice(0, IN_A_ROW)} />
      ))}
    </>
  )
}
