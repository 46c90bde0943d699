import { foldedWords, isNear } from './words.ts'

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

/**
 * The categories whose names have a word starting with each searched word, or another form of it. A word may also be in the parents'
 * names: women's jackets are the jackets within Women.
 */
export function matchingCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search)
  if (words.length === 0) return []
  const isLike = (word: string, other: string) => other.startsWith(word) || isFormOf(word, other)
  const isIn = (word: string, text: string) => foldedWords(text).some((other) => isLike(word, other))
  const begins = ({ name }: FoundCategory) => words.some((word) => isLike(word, foldedWords(name)[0] ?? ''))
  const found = allCategories(nodes).filter(({ name, within = '' }) =>
    words.some((word) => isIn(word, name)) && words.every((word) => isIn(word, name) || isIn(word, within)))
  // Of "Jackets and sweatshirts" and its sweatshirts, who types the second word means these.
  const isWider = (category: FoundCategory) => !begins(category) && found.some((other) => begins(other) && isWithin(other, category))
  const length = ({ name }: FoundCategory) => foldedWords(name).length
  return found.filter((category) => !isWider(category)).toSorted((one, other) => Number(begins(other)) - Number(begins(one)) || length(one) - length(other))
}

const isWithin = ({ within = '' }: FoundCategory, { name, within: above }: FoundCategory): boolean => `${within} · `.startsWith(`${above ? `${above} · ` : ''}${name} · `)

/** Whether two words differ only in their last letter, as in kurtka and kurtki or jacket and jackets. */
function isFormOf(word: string, other: string): boolean {
  const longest = Math.max(word.length, other.length)
  return Math.min(word.length, other.length) > 2 && longest > 3 && word.slice(0, longest - 1) === other.slice(0, longest - 1)
}

/** Shorter words are prepositions, in letters. */
const MIN_NEAR = 3

/** The categories with a word close to a searched one; the top categories if there are none. */
export function nearbyCategories(search: string, nodes: readonly CategoryNode[]): FoundCategory[] {
  const words = foldedWords(search).filter(({ length }) => length >= MIN_NEAR)
  const near = allCategories(nodes).filter(({ name }) =>
    foldedWords(name).some((own) => words.some((word) => isNear(word, own))),
  )
  return near.length > 0 ? near : nodes.map(({ name, href }) => ({ name, href }))
}
