import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CmsContent } from '../cms/cms-content.tsx'
import { CmsParts } from '../product-card/cms-parts.tsx'
import { getCategoryTree } from '../url/category-tree.ts'
import type { Subcategory } from './category-parts.ts'
import { getCategoryPictures } from './category-pictures.ts'

interface SubcategoryTilesProps {
  readonly label: string
  /** Whether the label is a heading, not only read out. */
  readonly isTitled?: boolean
  readonly categories: readonly Subcategory[]
  readonly locale: Locale
}

/** Tiles of the subcategories. They are low if some category has no picture, so that no picture looks missing. */
async function SubcategoryTiles({ label, isTitled = false, categories, locale }: SubcategoryTilesProps) {
  if (categories.length === 0) return null
  const pictures = await getCategoryPictures(categories, locale)
  const tiles = categories.map(({ name, url_path }, index) => ({ name, path: localePath(locale, `/${url_path}`), picture: pictures[index] }))
  return (
    <nav aria-label={label}>
      {isTitled && <h2 className="mb-6 text-xl tracking-snug">{label}</h2>}
      <ul className={tiles.every(({ picture }) => picture) ? 'category-tiles' : 'category-tiles category-tiles-low'} data-count={tiles.length}>
        {tiles.map(({ name, path, picture }) => (
          <li key={path}>
            <Link className="tile" href={path}>
              {picture && <Picture src={picture} alt="" widths="wide" sizes={`(min-width: 1024px) ${tiles.length < 3 ? 640 : 320}px, (min-width: 768px) ${tiles.length < 3 ? 50 : 33}vw, 50vw`} className="" />}
              <span className="tile-sign">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface CategoryLandingProps {
  readonly uid: string
  /** HTML. */
  readonly description: string | null
  readonly subcategories: readonly Subcategory[]
  readonly block: string
  readonly hasListing: boolean
  readonly locale: Locale
}

/** The landing part of a category page. An empty category links to the other categories of the shop. */
export async function CategoryLanding({ uid, description, subcategories, block, hasListing, locale }: CategoryLandingProps) {
  const t = await getTranslations('category')
  const isBare = subcategories.length === 0 && !block && !hasListing
  return (
    <div className="landing page">
      {description && <CmsContent html={description} locale={locale} />}
      <SubcategoryTiles label={t('subcategories')} categories={subcategories} locale={locale} />
      {block && <CmsParts html={block} locale={locale} />}
      {isBare && <SubcategoryTiles label={t('others')} isTitled categories={await otherCategories(uid, locale)} locale={locale} />}
    </div>
  )
}

const otherCategories = async (uid: string, locale: Locale) =>
  (await getCategoryTree(locale)).filter((category) => category.include_in_menu && category.url_path && category.uid !== uid)
