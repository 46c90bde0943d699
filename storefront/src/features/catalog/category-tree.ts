import 'server-only'
import { cache } from 'react'
import { publicSettings } from '../../public-env.ts'
import { GetMenuItemsOperation } from '../../graphql/generated/category-tree.ts'
import { ServerError } from '../../graphql/errors.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { orWithout } from '../store/or-without.ts'
import type { TreeCategory } from './tree-category.ts'

type TopCategory = TreeCategory & { readonly image: string | null }

/**
 * The categories under the configured root, four levels deep, whether they are meant for the menu or not; none when the
 * backend fails, because a page works without. Every page has the menu, so that this answer is nearly always at hand.
 */
export const getCategoryTree = cache(async (locale: Locale): Promise<readonly TopCategory[]> => {
  const root = await orWithout('The menu', readRoot(locale))
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
