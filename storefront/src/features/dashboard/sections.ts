/** The pages of the dashboard in the order of its menu, each under its own path. */
export const SECTIONS = ['account', 'orders', 'address-book', 'newsletter', 'consents', 'wishlist', 'my-reviews'] as const

export type Section = (typeof SECTIONS)[number]

export const sectionPath = (section: Section): string => `/dashboard/${section}`

/** Of an order. A shop may put anything into its numbers, such as `PL/2026/7`. */
export const orderPath = (number: string): string => `${sectionPath('orders')}/${encodeURIComponent(number)}`

export const isSection = (name: string | undefined): name is Section => SECTIONS.some((section) => section === name)

/** What a store view says of itself; nothing while it cannot be asked. */
export interface SectionFacts {
  readonly hasNewsletter?: boolean | undefined
  readonly hasConsents?: boolean | undefined
  readonly hasWishlist?: boolean | undefined
  readonly hasReviews?: boolean | undefined
}

/** The pages that a store view has: all that it does not say it lacks. */
export function offeredSections({ hasNewsletter, hasConsents, hasWishlist, hasReviews }: SectionFacts): readonly Section[] {
  const has: Partial<Record<Section, boolean | undefined>> = { newsletter: hasNewsletter, consents: hasConsents, wishlist: hasWishlist, 'my-reviews': hasReviews }
  return SECTIONS.filter((section) => has[section] !== false)
}
