/** A category of the menu. One short object, because the header's client components get the whole tree. */
export interface MenuItem {
  readonly name: string
  /** With the language's prefix. */
  readonly href: string
  readonly items: readonly MenuItem[]
}

/** A category as the backend tells it, with however many levels were asked for. */
export interface MenuCategory {
  readonly uid: string
  readonly name: string | null
  readonly url_path: string | null
  readonly include_in_menu: number | null
  readonly children?: ReadonlyArray<MenuCategory | null> | null
}

/** Only what is meant for the menu, with everything under what is not left out as well. */
export function menuItems(categories: MenuCategory['children'], toHref: (path: string) => string): MenuItem[] {
  return (categories ?? [])
    .filter((category): category is MenuCategory => Boolean(category?.include_in_menu))
    .map(({ name, url_path, children }) => ({
      name: name ?? '',
      href: toHref(`/${url_path ?? ''}`),
      items: menuItems(children, toHref),
    }))
}
