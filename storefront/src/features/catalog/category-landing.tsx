import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { CmsContent } from '../store/cms-content.tsx'
import type { Subcategory } from './category-parts.ts'
import { getCategoryTree } from './category-tree.ts'
import { CmsParts } from './cms-parts.tsx'
import { SubcategoryTiles } from './subcategory-tiles.tsx'

interface CategoryLandingProps {
  readonly uid: string
  /** HTML. */
  readonly description: string | null
  readonly subcategories: readonly Subcategory[]
  readonly block: string
  readonly hasListing: boolean
  readonly locale: Locale
}

/** What leads into a category. One that has nothing to show yet leads to the others of the shop. */
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
