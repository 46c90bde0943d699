/** What a store view offers. A fact is undefined while the backend is unreachable, and in releases that do not report it. */
export interface SectionFacts {
  readonly hasNewsletter?: boolean | undefined
  readonly hasConsents?: boolean | undefined
  readonly hasWishlist?: boolean | undefined
  readonly hasReviews?: boolean | undefined
}

interface SectionEntry {
  /** False hides the section. */
  readonly isOffered?: (facts: SectionFacts) => boolean | undefined
}

/**
 * The pages of the dashboard in the order of its menu. A key is the path under `/dashboard`, the folder of the route, and the name's key in
 * `dashboard.sections` of the messages.
 */
const REGISTRY = {
  account: {},
  orders: {},
  'address-book': {},
  newsletter: { isOffered: ({ hasNewsletter }) => hasNewsletter },
  consents: { isOffered: ({ hasConsents }) => hasConsents },
  wishlist: { isOffered: ({ hasWishlist }) => hasWishlist },
  'my-reviews': { isOffered: ({ hasReviews }) => hasReviews },
} as const satisfies Readonly<Record<string, SectionEntry>>

export type Section = keyof typeof REGISTRY

const entries: Readonly<Record<Section, SectionEntry>> = REGISTRY

export const SECTIONS = Object.keys(entries) as readonly Section[]

export const isSection = (name: string | undefined): name is Section => name !== undefined && Object.hasOwn(entries, name)

export const sectionPath = (section: Section): string => `/dashboard/${section}`

/** @param number may hold any character, as in `PL/2026/7` */
export const orderPath = (number: string): string => `${sectionPath('orders')}/${encodeURIComponent(number)}`

/** The sections of a store view, including those about which nothing is known. */
export const offeredSections = (facts: SectionFacts): readonly Section[] =>
  SECTIONS.filter((section) => entries[section].isOffered?.(facts) !== false)
