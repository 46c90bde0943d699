import type { CartAddressFragment, CartAddressInput } from '../../graphql/generated/types.ts'

/**
 * Magento orders nothing without a street, a city, a postal code and a telephone number (decision 0108). What needs no delivery and no
 * invoice has none, and merchants read this sign as that.
 */
const NONE = '-'

/**
 * The address of a person who is sent nothing. The country stays, because the tax depends on it.
 * @param known the region, where Magento requires one, and the postal code, where it identifies a guest's order
 */
export function withoutPlace(address: CartAddressInput, { regionId, postcode }: { regionId?: number | undefined; postcode?: string | null | undefined } = {}): CartAddressInput {
  return { ...address, street: [NONE], city: NONE, postcode: postcode || NONE, telephone: NONE, region: '', region_id: regionId ?? null }
}

/** A value of an address that means none is shown as none. */
export const given = <Value extends string | null | undefined>(value: Value): Value | '' => (value === NONE ? '' : value)

/** Whether an address of the cart names a person only. */
export const isWithoutPlace = ({ street, city }: Pick<CartAddressFragment, 'street' | 'city'>): boolean => city === NONE && street.every((line) => !given(line))
