import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { getProductsUnder } from '../blocks/block-products.ts'
import { optional } from '../store/optional.ts'
import { categoryPicture, getCategoryTree } from '../url/category-tree.ts'

export interface HomeCategory {
  readonly uid: string
  readonly name: string
  readonly href: string
  /** The category's own picture, otherwise one of its products'. */
  readonly image: string | undefined
  readonly products: readonly ProductCardFragment[]
}

const MAX_CATEGORIES = 8
/** Four for a row, one for the introduction and one for the category's picture. */
const PRODUCTS = 6

/** The categories on the first level of the menu, each with its first products. */
export async function getHomeCategories(locale: Locale): Promise<HomeCategory[]> {
  const top = (await getCategoryTree(locale)).filter(({ include_in_menu, url_path }) => include_in_menu && url_path)
  return Promise.all(
    top.slice(0, MAX_CATEGORIES).map(async (category) => {
      const products = (await optional('The products of a category', getProductsUnder(category, PRODUCTS, locale))) ?? []
      return {
        uid: category.uid,
        name: category.name ?? '',
        href: localePath(locale, `/${category.url_path}`),
        image: categoryPicture(category.image) ?? products.findLast(({ small_image }) => small_image?.url)?.small_image?.url ?? undefined,
        products,
      }
    }),
  )
}

const MIN_CARDS = 2

/** Cards of all categories that have a picture. */
export async function CategoryCards({ categories }: { categories: readonly HomeCategory[] }) {
  const shown = categories.filter(({ image }) => image)
  if (shown.length < MIN_CARDS) return null
  const t = await getTranslations('home')
  return (
    <section className="page mt-(--section)" aria-labelledby="categories">
      <h2 id="categories" className="mb-8 text-2xl tracking-tight">{t('categories')}</h2>
      <ul className="category-cards" data-columns={columns(shown.length)}>
        {shown.map(({ uid, name, href, image = '' }) => (
          <li key={uid}>
            <Link className="category-card" href={href}>
              <span className="category-card-picture">
                <Picture src={image} alt="" widths="card" sizes="(min-width:1024px) 25vw, 50vw" className="" />
              </span>
              <span className="category-card-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Picks the number of columns that fills the last row best. */
function columns(count: number): number {
  if (count <= 5) return count
  return count === 6 ? 3 : 4
}
