import { tidyText } from '../../lib/tidy-text.ts'
import type { CartAddressFragment, CartAddressInput } from '../../graphql/generated/types.ts'
import type { AddressValues } from './address-values.ts'
import { rulesOf } from './country-rules.ts'
import { given, isWithoutPlace } from './no-place.ts'
import { readStreet, streetLines } from './street-lines.ts'

export interface Company {
  readonly company: string
  readonly vatNumber: string
}

/**
 * Names every field that an earlier address may have set: Magento adds a new shipping address to the data of the former one. It takes an
 * id of null and an empty text as none, and refuses the name of a region beside its id.
 */
export function toCartAddress(values: AddressValues, company?: Company): CartAddressInput {
  return {
    firstname: values.firstName.trim(),
    lastname: values.lastName.trim(),
    street: [...streetLines(values)],
    city: values.city.trim(),
    postcode: values.postalCode.trim(),
    country_code: values.countryCode,
    telephone: values.phoneNumber.trim(),
    region: values.regionId ? '' : values.region.trim(),
    region_id: values.regionId ? Number(values.regionId) : null,
    company: tidyText(company?.company ?? ''),
    vat_id: company ? rulesOf(values.countryCode).tidyVatNumber(company.vatNumber) : '',
  }
}

export function fromCartAddress(address: CartAddressFragment): AddressValues {
  const lines = address.street.map((line) => given(line) ?? '')
  const { region } = address
  const hasRegion = region?.region_id && !isWithoutPlace(address)
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    ...readStreet(lines, address.country.code),
    postalCode: given(address.postcode) ?? '',
    city: given(address.city),
    countryCode: address.country.code,
    regionId: hasRegion ? String(region.region_id) : '',
    region: region?.region_id ? '' : (region?.label ?? ''),
    phoneNumber: given(address.telephone) ?? '',
    lines,
  }
}

/** As the form shows them: their lines may be divided differently. */
export const isSameAddress = (a: AddressValues, b: AddressValues): boolean =>
  (Object.keys(a) as (keyof AddressValues)[]).every((key) => key === 'lines' || a[key] === b[key])
