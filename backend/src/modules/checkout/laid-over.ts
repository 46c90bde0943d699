import type { CartAddressInput } from '../../generated/resolvers.ts'
import type { CartAddressRow } from '../cart-lines/cart-address.repository.ts'
import { COUNTRIES } from '../directory/countries.ts'
import type { ChosenAddress } from './chosen-address.ts'

/** The columns of the input's optional fields, except those of the region. */
const OPTIONAL = {
  prefix: 'prefix', middlename: 'middlename', suffix: 'suffix', company: 'company', vat_id: 'vatId', postcode: 'postcode',
  telephone: 'telephone', fax: 'fax',
} as const satisfies Partial<Record<keyof CartAddressInput, keyof ChosenAddress>>

/**
 * Magento adds a new shipping address to the data of the cart's current one (`Quote::setShippingAddress`), so fields that the input
 * leaves out keep their values. Null and an empty text replace them.
 */
export function laidOver(current: CartAddressRow | undefined, address: ChosenAddress, input: CartAddressInput): ChosenAddress {
  if (!current) return address
  const omitted = Object.entries(OPTIONAL).filter(([field]) => !(field in input))
  const kept = Object.fromEntries(omitted.map(([, column]) => [column, current[column]]))
  return { ...address, ...kept, ...regionOver(current, address, input) }
}

/** The id decides if it is one of the country's: Magento then replaces the text by the region's name. */
function regionOver(current: CartAddressRow, address: ChosenAddress, input: CartAddressInput) {
  const { region, regionCode, regionId } = address
  if ('region_id' in input && 'region' in input) return { region, regionCode, regionId }
  const id = 'region_id' in input ? regionId : (current.regionId ?? regionId)
  const known = COUNTRIES.find(({ id: country }) => country === address.countryCode)?.regions.find((candidate) => candidate.id === id)
  if (known) return { region: known.name, regionCode: known.code, regionId: known.id }
  return 'region' in input ? { region, regionCode, regionId: id } : { region: current.region, regionCode: current.regionCode, regionId: id }
}
