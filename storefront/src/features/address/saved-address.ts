import type { SavedAddressFragment } from '../../graphql/generated/types.ts'
import type { AddressValues } from './address-values.ts'
import { fromCartAddress, isSameAddress } from './cart-address.ts'

export type SavedAddress = SavedAddressFragment & { readonly id: number }

/** The customer's saved addresses with an id: the mutations need it. */
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

/** The id of the saved address with the same values; empty if there is none. */
export const sameSavedId = (addresses: readonly SavedAddress[], values: AddressValues): string =>
  idOf(addresses.find((address) => isSameAddress(savedValues(address), values)))

/** The id of the default address, or else of the first. */
export const firstSavedId = (addresses: readonly SavedAddress[], use: 'shipping' | 'billing'): string =>
  idOf(addresses.find((address) => address[`default_${use}`]) ?? addresses[0])

const idOf = (address: SavedAddress | undefined): string => (address ? String(address.id) : '')
