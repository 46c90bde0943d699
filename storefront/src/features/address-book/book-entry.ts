import type { BookEntryFragment, CustomerAddressInput } from '../../graphql/generated/types.ts'

export type BookEntry = BookEntryFragment & { readonly id: number }
export type DefaultUse = 'shipping' | 'billing'

/** The key of the form's draft. */
export const DRAFT = 'book-entry'

/** Omits addresses without an id: the mutations need it. */
export const bookEntries = (addresses: readonly (BookEntryFragment | null)[] | null | undefined): BookEntry[] =>
  (addresses ?? []).filter((address): address is BookEntry => address?.id != null)

export const fullName = ({ prefix, firstname, middlename, lastname, suffix }: BookEntry): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ')

/** The action of an entry's toasts. */
export const addressAction = (entry: BookEntry | undefined): string => `address:${entry?.id ?? 'new'}`

/** For the accessible names of buttons. */
export const shortAddress = ({ street, city }: BookEntry): string => [(street ?? []).filter(Boolean).join(' '), city].filter(Boolean).join(', ')

export const isDefault = (entry: BookEntry): boolean => Boolean(entry.default_shipping || entry.default_billing)

/** An entry that was just deleted, and its position. */
export interface Removal {
  readonly entry: BookEntry
  readonly index: number
}

/** The entries with the deleted one at its former position, both before and after the refetch. */
export const withRemoval = (entries: readonly BookEntry[], removal: Removal | undefined): readonly BookEntry[] =>
  removal ? entries.filter(({ id }) => id !== removal.entry.id).toSpliced(Math.max(0, removal.index), 0, removal.entry) : entries

/** The input that creates the same entry again. */
export function entryInput({ id: _id, street, region, default_shipping, default_billing, ...fields }: BookEntry): CustomerAddressInput {
  return {
    ...fields,
    street: (street ?? []).filter((line) => line !== null),
    ...(region && { region: region.region_id ? { region_id: region.region_id } : { region: region.region } }),
    ...(default_shipping && { default_shipping }),
    ...(default_billing && { default_billing }),
  }
}

/** The entry with the same address; its defaults may differ. */
export const findSame = (entries: readonly BookEntry[], input: CustomerAddressInput): BookEntry | undefined =>
  entries.find((entry) => textOf(entryInput(entry)) === textOf(input))

function textOf({ firstname, lastname, street, city, postcode, country_code, telephone, company, vat_id, region }: CustomerAddressInput): string {
  const parts = [firstname, lastname, ...(street ?? []), city, postcode, country_code, telephone, company, vat_id, region?.region_id || region?.region]
  return parts.filter(Boolean).join('\n')
}
