import 'server-only'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getCategoryTree, type TreeCategory } from '../url/category-tree.ts'
import { type MenuItem, type PackedMenu, packMenu } from './packed-menu.ts'

export const getMenu = cache(async (locale: Locale): Promise<readonly MenuItem[]> => {
  return menuItems(await getCategoryTree(locale), (path) => localePath(locale, path))
})

/** The same object for all parts of a page, whose payload then contains it once. */
export const getPackedMenu = cache(async (locale: Locale): Promise<PackedMenu> => packMenu(await getMenu(locale)))

/** The categories of the menu. A hidden category hides its children. */
export function menuItems(categories: TreeCategory['children'], toHref: (path: string) => string): MenuItem[] {
  return (categories ?? [])
    .filter((category): category is TreeCategory => Boolean(category?.include_in_menu))
    .map(({ name, url_path, children }) => {
      const items = menuItems(children, toHref)
      return { name: name ?? '', href: toHref(`/${url_path ?? ''}`), ...(items.length > 0 && { items }) }
    })
}
