import 'server-only'
import { CategoryPicturesOperation } from '../../graphql/generated/category-pictures.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { categoryTag } from '../../lib/cache-tags.ts'
import { optional } from '../store/optional.ts'
import { categoryPicture, findCategory, getCategoryTree, type TreeCategory } from '../url/category-tree.ts'
import type { Subcategory } from './category-parts.ts'

/** Enough for another product than in the tiles before. */
const PRODUCTS = 6

/** A picture for each category: its own, otherwise that of one of its products; no product is shown twice. */
export async function getCategoryPictures(categories: readonly Subcategory[], locale: Locale): Promise<Array<string | undefined>> {
  const offered = await Promise.all(categories.map((category) => (category.image ? Promise.resolve([]) : productPictures(category, locale))))
  const used = new Set<string>()
  return categories.map(({ image }, index) => {
    const pictures = offered[index] ?? []
    const chosen = categoryPicture(image) ?? pictures.find((picture) => !used.has(picture)) ?? pictures[0]
    if (chosen) used.add(chosen)
    return chosen
  })
}

async function productPictures({ uid }: Subcategory, locale: Locale): Promise<string[]> {
  const inTree = findCategory(await getCategoryTree(locale), (category) => category.uid === uid)
  // A category that is not an anchor has only the products of its subcategories.
  const uids = inTree ? uidsUnder(inTree) : [uid]
  const found = await optional('The pictures of a category', read(CategoryPicturesOperation, { uids, pageSize: PRODUCTS }, { locale, tags: [categoryTag(uid), 'products'] }))
  return (found?.products?.items ?? []).flatMap((product) => product?.small_image?.url ?? [])
}

const uidsUnder = ({ uid, children }: TreeCategory): string[] => [uid, ...(children ?? []).flatMap((child) => (child ? uidsUnder(child) : []))]
