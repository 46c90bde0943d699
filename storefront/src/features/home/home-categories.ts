import 'server-only'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
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

const MOST = 8
/** Four for a row, one for the introduction and one for the category's picture. */
const PRODUCTS = 6

/** The categories on the first level of the menu, each with its first products. */
export async function getHomeCategories(locale: Locale): Promise<HomeCategory[]> {
  const top = (await getCategoryTree(locale)).filter(({ include_in_menu, url_path }) => include_in_menu && url_path)
  return Promise.all(
    top.slice(0, MOST).map(async (category) => {
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
