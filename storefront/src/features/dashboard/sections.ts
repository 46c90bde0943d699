/** The pages of the dashboard in the order of its menu, each under its own path. */
export const SECTIONS = ['account', 'orders', 'address-book', 'newsletter', 'consents', 'wishlist', 'my-reviews'] as const

export type Section = (typeof SECTIONS)[number]

export const sectionPath = (section: Section): string => `/dashboard/${section}`

export const isSection = (name: string | undefined): name is Section => SECTIONS.some((section) => section === name)
