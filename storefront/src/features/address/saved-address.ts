import type { SavedAddressFragment } from '../../graphql/generated/types.ts'
import type { AddressValues } from './address-schema.ts'
import { fromCartAddress, isSameAddress } from './cart-address.ts'

export type SavedAddress = SavedAddressFragment & { readonly id: number }

/** The customer's address book, as far as an entry can be named. */
export function savedAddresses(addresses: readonly (SavedAddressFragment | null)[] | null | undefined): SavedAddress[] {
  return (addresses ?? []).filter((address): address is SavedAddress => address?.id != null)
}

export function savedValues({ firstname, lastname, street, city, country_code, region, ...saved }: SavedAddress): AddressValues {
  return fromCartAddress({
    ...saved,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    street: street ?? [],
    city: city ?? '',
    country: { code: country_code ?? '', label: '' },
    region: { code: null, label: region?.region ?? null, region_id: region?.region_id ?? null },
  })
}

export const findSaved = (addresses: readonly SavedAddress[], id: string): SavedAddress | undefined =>
  addresses.find((address) => String(address.id) === id)

/** The entry that says the same as an address, by its id; empty where none does. */
export const sameSavedId = (addresses: readonly SavedAddress[], values: AddressValues): string =>
  idOf(addresses.find((address) => isSameAddress(savedValues(address), values)))

/** The entry to begin with: the default one, or else the first. */
export const firstSavedId = (addresses: readonly SavedAddress[], use: 'shipping' | 'billing'): string =>
  idOf(addresses.find((address) => address[`default_${use}`]) ?? addresses[0])

const idOf = (address: SavedAddress | undefined): string => (address ? String(address.id) : '')
