import type { BookEntryFragment } from '../../graphql/generated/types.ts'

export type BookEntry = BookEntryFragment & { readonly id: number }
export type DefaultUse = 'shipping' | 'billing'

/** The name of the form's draft. */
export const DRAFT = 'address'

/** An address that cannot be named cannot be changed. */
export const bookEntries = (addresses: readonly (BookEntryFragment | null)[] | null | undefined): BookEntry[] =>
  (addresses ?? []).filter((address): address is BookEntry => address?.id != null)

export const fullName = ({ prefix, firstname, middlename, lastname, suffix }: BookEntry): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ')

/** How a button names the address that it is about. */
export const shortAddress = ({ street, city }: BookEntry): string => [(street ?? []).filter(Boolean).join(' '), city].filter(Boolean).join(', ')

export const isDefault = (entry: BookEntry): boolean => Boolean(entry.default_shipping || entry.default_billing)
