import type { CartAddressFragment, CartAddressInput } from '../../graphql/generated/types.ts'
import { tidyVatNumber } from './address-rules.ts'
import type { AddressValues } from './address-schema.ts'

export interface Company {
  readonly company: string
  readonly vatNumber: string
}

/** Street and house number are the first and second of Magento's street lines. */
export function toCartAddress(values: AddressValues, company?: Company): CartAddressInput {
  return {
    firstname: values.firstName.trim(),
    lastname: values.lastName.trim(),
    street: [values.street.trim(), values.number.trim()],
    city: values.city.trim(),
    postcode: values.postalCode.trim(),
    country_code: values.countryCode,
    telephone: values.phoneNumber.trim(),
    ...(values.regionId && { region_id: Number(values.regionId) }),
    ...(company && { company: company.company.trim(), vat_id: tidyVatNumber(company.vatNumber, values.countryCode) }),
  }
}

export function fromCartAddress(address: CartAddressFragment): AddressValues {
  const [street = '', ...numbers] = address.street
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    street: street ?? '',
    number: numbers.filter(Boolean).join(' '),
    postalCode: address.postcode ?? '',
    city: address.city,
    countryCode: address.country.code,
    regionId: address.region?.region_id ? String(address.region.region_id) : '',
    phoneNumber: address.telephone ?? '',
  }
}

export function emptyAddress(countryCode: string): AddressValues {
  return { firstName: '', lastName: '', street: '', number: '', postalCode: '', city: '', countryCode, regionId: '', phoneNumber: '' }
}

export function isSameAddress(a: AddressValues, b: AddressValues): boolean {
  return (Object.keys(a) as (keyof AddressValues)[]).every((key) => a[key] === b[key])
}
