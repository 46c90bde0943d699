import type { CustomerAddressInput } from '../../graphql/generated/types.ts'
import type { SavedAddress } from '../address/saved-address.ts'

export type DefaultUse = 'shipping' | 'billing'

/** The key of the form's draft. */
export const DRAFT = 'book-entry'

export const fullName = ({ prefix, firstname, middlename, lastname, suffix }: SavedAddress): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ')

/** The action of an entry's toasts. */
export const addressAction = (entry: SavedAddress | undefined): string => `address:${entry?.id ?? 'new'}`

/** For the accessible names of buttons. */
export const shortAddress = ({ street, city }: SavedAddress): string => [(street ?? []).filter(Boolean).join(' '), city].filter(Boolean).join(', ')

export const isDefault = (entry: SavedAddress): boolean => Boolean(entry.default_shipping || entry.default_billing)

/** An entry that was just deleted, and its position. */
export interface Removal {
  readonly entry: SavedAddress
  readonly index: number
}

/** The entries with the deleted one at its former position, both before and after the refetch. */
export const withRemoval = (entries: readonly SavedAddress[], removal: Removal | undefined): readonly SavedAddress[] =>
  removal ? entries.filter(({ id }) => id !== removal.entry.id).toSpliced(Math.max(0, removal.index), 0, removal.entry) : entries

/** The input that creates the same entry again. */
export function entryInput({ id: _id, street, region, default_shipping, default_billing, ...fields }: SavedAddress): CustomerAddressInput {
  return {
    ...fields,
    street: (street ?? []).filter((line) => line !== null),
    ...(region && { region: region.region_id ? { region_id: region.region_id } : { region: region.region } }),
    ...(default_shipping && { default_shipping }),
    ...(default_billing && { default_billing }),
  }
}

/** The entry with the same address; its defaults may differ. */
export const findSame = (entries: readonly SavedAddress[], input: CustomerAddressInput): SavedAddress | undefined =>
  entries.find((entry) => textOf(entryInput(entry)) === textOf(input))

/** Whether the entry has all values of a change, which may leave out the others. */
export const hasValues = (entry: SavedAddress, change: CustomerAddressInput): boolean =>
  findSame([entry], { ...entryInput(entry), ...change }) !== undefined &&
  (!change.default_shipping || entry.default_shipping === true) &&
  (!change.default_billing || entry.default_billing === true)

function textOf({ firstname, lastname, street, city, postcode, country_code, telephone, company, vat_id, region }: CustomerAddressInput): string {
  const parts = [firstname, lastname, ...(street ?? []), city, postcode, country_code, telephone, company, vat_id, region?.region_id || region?.region]
  return parts.filter(Boolean).join('\n')
}
