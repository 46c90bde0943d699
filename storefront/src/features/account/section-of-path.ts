import { ACCOUNT_SECTIONS, type AccountSection } from './account-sections.ts'

/** An order and a reviewed product have a page of their own, one segment below their list. */
const WITH_DETAILS: readonly AccountSection[] = ['orders', 'my-reviews']

/** The menu entry that a path under /dashboard belongs to, given its segments; none for a path that does not exist. */
export function sectionOfPath([first, ...below]: readonly string[]): AccountSection | undefined {
  const section = ACCOUNT_SECTIONS.find((candidate) => candidate === first)
  const deepest = section && WITH_DETAILS.includes(section) ? 1 : 0
  return below.length <= deepest ? section : undefined
}
