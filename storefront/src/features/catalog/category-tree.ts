import 'server-only'
import { cache } from 'react'
import { publicSettings } from '../../env.ts'
import { GetMenuItemsOperation } from '../../graphql/generated/category-tree.ts'
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
  const categoryUid = publicSettings.rootCategoryUid
  const answer = await orWithout('The menu', read(GetMenuItemsOperation, { categoryUid }, { locale, tags: ['menu'] }))
  return (answer?.categories?.items?.[0]?.children ?? []).filter((category) => category !== null)
})
