import 'server-only'
import { cache } from 'react'
import { readServerSettings } from '../../env.ts'
import { ServerError } from '../../graphql/errors.ts'
import { GetMenuItemsOperation } from '../../graphql/generated/category-tree.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { publicSettings } from '../../public-env.ts'
import { optional } from '../store/optional.ts'

type TopCategory = TreeCategory & { readonly image: string | null }

/**
 * The categories under the configured root, four levels deep, including those that are not in the menu; empty if the backend fails,
 * because pages work without a menu. Every page reads it for its menu, so it is nearly always cached.
 */
export const getCategoryTree = cache(async (locale: Locale): Promise<readonly TopCategory[]> => {
  const root = await optional('The menu', readRoot(locale))
  return (root?.children ?? []).filter((category) => category !== null)
})

/** @throws ServerError naming the setting if it matches no category or another one */
async function readRoot(locale: Locale) {
  const categoryUid = publicSettings.rootCategoryUid
  const { categories } = await read(GetMenuItemsOperation, { categoryUid }, { locale, tags: ['menu'] })
  const root = categories?.items?.find((category) => category?.uid === categoryUid)
  if (!root) throw new ServerError(GetMenuItemsOperation.name, `no category has the uid ${categoryUid}: see NEXT_PUBLIC_ROOT_CATEGORY_UID`)
  return root
}

/** A category as the backend returns it, with any number of levels. */
export interface TreeCategory {
  readonly uid: string
  readonly name: string | null
  readonly url_path: string | null
  readonly include_in_menu: number | null
  readonly children?: ReadonlyArray<TreeCategory | null> | null
}

/** The first category that passes, parents before their children. */
export function findCategory(
  categories: ReadonlyArray<TreeCategory | null>,
  passes: (category: TreeCategory) => boolean,
): TreeCategory | undefined {
  for (const category of categories) {
    if (!category) continue
    const found = passes(category) ? category : findCategory(category.children ?? [], passes)
    if (found) return found
  }
  return undefined
}

const { imageHosts } = readServerSettings()

/** Some versions of Magento return only the path of a category's picture. */
export function categoryPicture(image: string | null | undefined): string | undefined {
  return image ? new URL(image, imageHosts[0]).href : undefined
}
