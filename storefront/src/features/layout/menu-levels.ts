import { splitLocale } from '../../i18n/paths.ts'
import type { MenuItem } from './packed-menu.ts'

/** Follows the chosen indexes down the tree, to the category that was opened last and its children. */
export function itemsAt(items: readonly MenuItem[], chosen: readonly number[]) {
  let parent: MenuItem | undefined
  let level = items
  for (const index of chosen) {
    parent = level[index]
    level = parent?.items ?? []
  }
  return { parent, level }
}

/** The root's own title, otherwise the capitalised first segment of the first item's path. */
export function menuTitle(level: readonly MenuItem[], chosen: readonly number[], rootTitle: string): string {
  if (chosen.length === 0) return rootTitle
  const [, segment = ''] = splitLocale(level[0]?.href ?? '/').path.split('/')
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}
