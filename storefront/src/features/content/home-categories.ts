import 'server-only'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { hasCustomAttributes } from '../catalog/attribute-names.ts'
import { categoryPicture } from '../catalog/category-picture.ts'
import { getCategoryTree } from '../catalog/category-tree.ts'
import type { TreeCategory } from '../catalog/tree-category.ts'
import { withPage } from '../catalog/with-page.ts'
import { orWithout } from '../store/or-without.ts'

export interface HomeCategory {
  readonly uid: string
  readonly name: string
  readonly href: string
  /** The category's own, else one of its products'. */
  readonly image: string | undefined
  readonly products: readonly ProductCardFragment[]
}

const MOST = 8
/** A row of four, one for the introduction and one for the category's own picture. */
const PRODUCTS = 6

/** The categories right under the root of the menu, each with its first products. */
export async function getHomeCategories(locale: Locale): Promise<HomeCategory[]> {
  const top = (await getCategoryTree(locale)).filter(({ include_in_menu, url_path }) => include_in_menu && url_path)
  return Promise.all(
    top.slice(0, MOST).map(async (category) => {
      const products = (await orWithout('The products of a category', productsUnder(category, locale))) ?? []
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

/** A category that is no anchor, or shows a landing page alone, has no products but those of its subcategories. */
async function productsUnder(category: TreeCategory, locale: Locale): Promise<ProductCardFragment[]> {
  const operation = (await hasCustomAttributes(locale)) ? MoreProductsWithAttributesOperation : MoreProductsOperation
  const variables = { filter: { category_uid: { in: uidsUnder(category) } }, pageSize: PRODUCTS, currentPage: 1 }
  const { products } = await read(operation, variables, { locale, tags: [`category:${category.uid}`, 'products'] })
  return withPage(products?.items)
}

const uidsUnder = ({ uid, children }: TreeCategory): string[] => [uid, ...(children ?? []).flatMap((child) => (child ? uidsUnder(child) : []))]
