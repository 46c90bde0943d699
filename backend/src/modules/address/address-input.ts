import type { CustomerAddressInput } from '../../generated/resolvers.ts'
import { RefusalError, refused } from '../../refusals/refusal.ts'
import { missingFields, refuseLongFields } from './address-fields.ts'
import { readBookRegion } from './address-region.ts'
import { type AddressRules, needsPostcode } from './address-rules.ts'
import type { AddressFields } from './address.repository.ts'

const STREET_LINES = 2

/** The required fields by Magento's attribute codes, in its order; the postcode, which depends on the country, comes before them. */
const REQUIRED: Readonly<Record<string, (input: CustomerAddressInput) => unknown>> = {
  firstname: ({ firstname }) => firstname,
  lastname: ({ lastname }) => lastname,
  street: ({ street }) => street?.length,
  city: ({ city }) => city,
  country_id: (input) => countryOf(input),
  telephone: ({ telephone }) => telephone,
}

/** @throws graphql-input */
export function readNewAddress(input: CustomerAddressInput, rules: AddressRules): AddressFields {
  if (Object.keys(input).length === 0) throw refused('customer.inputMissing')
  const missing = Object.keys(REQUIRED).filter((code) => !REQUIRED[code]?.(input))
  if (needsPostcode(countryOf(input) ?? '', rules) && !input.postcode) missing.unshift('postcode')
  refuseMissing(missing)
  return merge(input, undefined, rules)
}

/** Fields that the input leaves out keep their value. */
export function readChangedAddress(input: CustomerAddressInput, current: AddressFields, rules: AddressRules): AddressFields {
  const isGiven = (code: string) => code in input || (code === 'country_id' && 'country_code' in input)
  refuseMissing(Object.keys(REQUIRED).filter((code) => isGiven(code) && !REQUIRED[code]?.(input)))
  return merge(input, current, rules)
}

const countryOf = ({ country_code: code, country_id: id }: CustomerAddressInput) => code ?? id ?? undefined

function refuseMissing(codes: readonly string[]): void {
  if (codes.length > 0) throw refused('address.fieldsMissing', { fields: codes.join(', ') })
}

function merge(input: CustomerAddressInput, current: AddressFields | undefined, rules: AddressRules): AddressFields {
  const countryCode = countryOf(input) ?? current?.countryCode ?? ''
  const country = rules.countries.find(({ id }) => id === countryCode)
  if (!country) throw refused('address.countryInvalid', { country: countryCode })
  if ((input.street?.length ?? 0) > STREET_LINES) throw refused('address.tooManyStreetLines', { most: STREET_LINES })
  const address = {
    prefix: optional(input.prefix, current?.prefix),
    firstname: input.firstname ?? current?.firstname ?? '',
    middlename: optional(input.middlename, current?.middlename),
    lastname: input.lastname ?? current?.lastname ?? '',
    suffix: optional(input.suffix, current?.suffix),
    company: optional(input.company, current?.company),
    vatId: optional(input.vat_id, current?.vatId),
    street: input.street?.map((line) => line ?? '').join('\n').trim() ?? current?.street ?? '',
    city: input.city ?? current?.city ?? '',
    postcode: optional(input.postcode, current?.postcode),
    telephone: optional(input.telephone, current?.telephone),
    fax: optional(input.fax, current?.fax),
    countryCode,
    ...readBookRegion(country, input.region, current?.countryCode === countryCode ? current : undefined, rules),
  }
  const missing = missingFields(address)
  if (missing.length > 0) throw new AggregateError(missing.map((field) => new RefusalError(field)))
  refuseLongFields(address)
  return address
}

const optional = (value: string | null | undefined, current: string | null | undefined): string | null =>
  (value === undefined ? current : value) || null
