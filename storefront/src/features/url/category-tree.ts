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
 * The categories under the configured root, four levels deep, whether they are meant for the menu or not; none when the
 * backend fails, because a page works without. Every page has the menu, so that this answer is nearly always at hand.
 */
export const getCategoryTree = cache(async (locale: Locale): Promise<readonly TopCategory[]> => {
  const root = await optional('The menu', readRoot(locale))
  return (root?.children ?? []).filter((category) => category !== null)
})

/** @throws ServerError that names the setting, where no category or another one answers to it */
async function readRoot(locale: Locale) {
  const categoryUid = publicSettings.rootCategoryUid
  const { categories } = await read(GetMenuItemsOperation, { categoryUid }, { locale, tags: ['menu'] })
  const root = categories?.items?.find((category) => category?.uid === categoryUid)
  if (!root) throw new ServerError(GetMenuItemsOperation.name, `no category has the uid ${categoryUid}: see NEXT_PUBLIC_ROOT_CATEGORY_UID`)
  return root
}

/** A category as the backend tells it, with however many levels were asked for. */
export interface TreeCategory {
  readonly uid: string
  readonly name: string | null
  readonly url_path: string | null
  readonly include_in_menu: number | null
  readonly children?: ReadonlyArray<TreeCategory | null> | null
}

/** The first category of the tree that passes, parents before their children. */
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

/** Some versions of Magento tell only the path of a category's picture. */
export function categoryPicture(image: string | null | undefined): string | undefined {
  return image ? new URL(image, imageHosts[0]).href : undefined
}
