import { editDistance, foldedWords, isNear } from './words.ts'

/** A category of the shop's menu with its subcategories. */
export interface CategoryNode {
  readonly name: string
  readonly href: string
  readonly items?: readonly CategoryNode[]
}

export interface FoundCategory {
  readonly name: string
  readonly href: string
  /** The parent's name, which distinguishes categories of the same name. */
  readonly within?: string
}

export function allCategories(nodes: readonly CategoryNode[], within?: string): FoundCategory[] {
  return nodes.flatMap(({ name, href, items }) => [{ name, href, ...(within && { within }) }, ...allCategories(items ?? [], within ? `${within} · ${name}` : name)])
}

/** The categories whose names have a word starting with each searched word. */
export function matchingCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search)
  if (words.length === 0) return []
  return allCategories(nodes).filter(({ name }) => {
    const own = foldedWords(name)
    return words.every((word) => own.some((other) => other.startsWith(word)))
  })
}

/** The categories with a word close to a searched one; the top categories if there are none. */
export function nearbyCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search)
  const near = allCategories(nodes).filter(({ name }) =>
    foldedWords(name).some((own) => words.some((word) => isNear(editDistance(word, own), word))),
  )
  return near.length > 0 ? near : nodes.map(({ name, href }) => ({ name, href }))
}
