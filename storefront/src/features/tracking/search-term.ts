import { isSearch } from './plain-page.ts'

const LONGEST = 100
/** Matches e-mail addresses, telephone numbers and card numbers. */
const PERSONAL = /\S@\S|\d(?:[\s-]?\d){6}/

/** The search term, shortened; undefined where it may contain personal data. */
export function searchTerm({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!isSearch(pathname)) return undefined
  const term = new URLSearchParams(search).get('q')?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
  return term && !PERSONAL.test(term) ? term.slice(0, LONGEST) : undefined
}
