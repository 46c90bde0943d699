import 'server-only'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getCategoryTree } from '../url/category-tree.ts'
import { type MenuItem, menuItems } from './menu-tree.ts'

export const getMenu = cache(async (locale: Locale): Promise<readonly MenuItem[]> => {
  return menuItems(await getCategoryTree(locale), (path) => localePath(locale, path))
})
