/** A category of the menu. */
export interface MenuItem {
  readonly name: string
  /** Includes the language prefix. */
  readonly href: string
  /** Omitted if empty. */
  readonly items?: readonly MenuItem[]
}

/** The menu as every page's payload contains it: without keys, and with paths relative to the entry above where they continue its path. */
export type PackedMenu = ReadonlyArray<readonly [name: string, path: string, items?: PackedMenu]>

export function packMenu(items: readonly MenuItem[], above = ''): PackedMenu {
  return items.map(({ name, href, items: deeper }) => {
    const path = href.startsWith(`${above}/`) ? href.slice(above.length + 1) : href
    return deeper ? [name, path, packMenu(deeper, href)] : [name, path]
  })
}

const unpacked = new WeakMap<PackedMenu, readonly MenuItem[]>()

/** The same packed menu gives the same items, so that all parts of a page share them. */
export function unpackMenu(menu: PackedMenu): readonly MenuItem[] {
  const known = unpacked.get(menu)
  if (known) return known
  const items = itemsUnder(menu, '')
  unpacked.set(menu, items)
  return items
}

const itemsUnder = (menu: PackedMenu, above: string): MenuItem[] =>
  menu.map(([name, path, deeper]) => {
    const href = path.startsWith('/') ? path : `${above}/${path}`
    return { name, href, ...(deeper && { items: itemsUnder(deeper, href) }) }
  })

/** Rows of 44 px under the header of a window 720 px high. */
const MAX_ROWS = 13

/** Whether a dropdown can show two levels at once, with a first row for all. */
export const hasRoomForGroups = (items: readonly MenuItem[]): boolean => items.flatMap(({ items: deeper = [] }) => [0, ...deeper]).length < MAX_ROWS
