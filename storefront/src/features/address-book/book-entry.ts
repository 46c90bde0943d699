import type { BookEntryFragment, CustomerAddressInput } from '../../graphql/generated/types.ts'

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

/** One that was just deleted, and where it stood. */
export interface Removal {
  readonly entry: BookEntry
  readonly index: number
}

/** The entries with the deleted one in its place, also while the shop has not yet been asked anew. */
export const withRemoval = (entries: readonly BookEntry[], removal: Removal | undefined): readonly BookEntry[] =>
  removal ? entries.filter(({ id }) => id !== removal.entry.id).toSpliced(Math.max(0, removal.index), 0, removal.entry) : entries

/** All that an entry says, to be said again. */
export function entryInput({ id: _id, street, region, default_shipping, default_billing, ...words }: BookEntry): CustomerAddressInput {
  return {
    ...words,
    street: (street ?? []).filter((line) => line !== null),
    ...(region && { region: region.region_id ? { region_id: region.region_id } : { region: region.region } }),
    ...(default_shipping && { default_shipping }),
    ...(default_billing && { default_billing }),
  }
}

/** The entry that says what is about to be said: the answer to the first attempt may have been lost on the way. */
export const findSame = (entries: readonly BookEntry[], input: CustomerAddressInput): BookEntry | undefined =>
  entries.find((entry) => wordsOf(entryInput(entry)) === wordsOf(input))

function wordsOf({ firstname, lastname, street, city, postcode, country_code, telephone, company, vat_id, region }: CustomerAddressInput): string {
  const words = [firstname, lastname, ...(street ?? []), city, postcode, country_code, telephone, company, vat_id, region?.region_id]
  return words.filter(Boolean).join('\n')
}
