/** The pages of the dashboard in the order of its menu, each under its own path. */
export const ACCOUNT_SECTIONS = ['account', 'orders', 'address-book', 'newsletter', 'consents', 'wishlist', 'my-reviews'] as const

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

export const sectionPath = (section: AccountSection): string => `/dashboard/${section}`
