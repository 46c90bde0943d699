import { editDistance, isNear } from './edit-distance.ts'
import { foldedWords } from './words.ts'

/** A category of the shop's menu with those under it. */
export interface CategoryNode {
  readonly name: string
  readonly href: string
  readonly items?: readonly CategoryNode[]
}

export interface FoundCategory {
  readonly name: string
  readonly href: string
  /** The one above it, by which two of one name are told apart. */
  readonly within?: string
}

export function allCategories(nodes: readonly CategoryNode[], within?: string): FoundCategory[] {
  return nodes.flatMap(({ name, href, items }) => [{ name, href, ...(within && { within }) }, ...allCategories(items ?? [], within ? `${within} · ${name}` : name)])
}

/** Those in whose names each of the words begins a word. */
export function matchingCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search)
  if (words.length === 0) return []
  return allCategories(nodes).filter(({ name }) => {
    const own = foldedWords(name)
    return words.every((word) => own.some((other) => other.startsWith(word)))
  })
}

/** Those with a word that may have been meant; the shop's first ones where there is none. */
export function nearbyCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search)
  const near = allCategories(nodes).filter(({ name }) =>
    foldedWords(name).some((own) => words.some((word) => isNear(editDistance(word, own), word))),
  )
  return near.length > 0 ? near : nodes.map(({ name, href }) => ({ name, href }))
}
