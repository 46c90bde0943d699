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
