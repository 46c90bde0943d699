import type { TreeCategory } from '../url/category-tree.ts'

/** A category of the menu. One short object, because the header's client components get the whole tree. */
export interface MenuItem {
  readonly name: string
  /** With the language's prefix. */
  readonly href: string
  /** None where nothing is under it. */
  readonly items?: readonly MenuItem[]
}

/** The categories of the menu. A category that is left out takes its children with it. */
export function menuItems(categories: TreeCategory['children'], toHref: (path: string) => string): MenuItem[] {
  return (categories ?? [])
    .filter((category): category is TreeCategory => Boolean(category?.include_in_menu))
    .map(({ name, url_path, children }) => {
      const items = menuItems(children, toHref)
      return { name: name ?? '', href: toHref(`/${url_path ?? ''}`), ...(items.length > 0 && { items }) }
    })
}
