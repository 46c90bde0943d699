import { isSearch } from './plain-page.ts'

const LONGEST = 100
/** What may be an e-mail address, or a telephone number or that of a card. */
const PERSONAL = /\S@\S|\d(?:[\s-]?\d){6}/

/** What was searched for, in short; nothing where it may tell who searches. */
export function searchTerm({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!isSearch(pathname)) return undefined
  const term = new URLSearchParams(search).get('q')?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
  return term && !PERSONAL.test(term) ? term.slice(0, LONGEST) : undefined
}
