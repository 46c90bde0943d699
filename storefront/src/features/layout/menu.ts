import 'server-only'
import { cache } from 'react'
import { publicSettings } from '../../env.ts'
import { GetMenuItemsOperation } from '../../graphql/generated/menu.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { orWithout } from '../store/or-without.ts'
import { type MenuItem, menuItems } from './menu-tree.ts'

/** The categories under the configured root, four levels deep; none when the backend fails, because a page works without. */
export const getMenu = cache(async (locale: Locale): Promise<readonly MenuItem[]> => {
  const categoryUid = publicSettings.rootCategoryUid
  const answer = await orWithout('The menu', read(GetMenuItemsOperation, { categoryUid }, { locale, tags: ['menu'] }))
  return menuItems(answer?.categories?.items?.[0]?.children, (path) => localePath(locale, path))
})
