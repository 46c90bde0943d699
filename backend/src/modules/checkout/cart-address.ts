import { inputError } from '../../errors.ts'
import type { CartAddressInput } from '../../generated/resolvers.ts'
import { COUNTRIES } from '../directory/countries.ts'
import { missingFields } from './address-fields.ts'
import { readRegion, type AddressRegion } from './address-region.ts'

export interface CartAddress extends AddressRegion {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly vatId: string | null
  /** Lines parted by line feeds. */
  readonly street: string
  readonly city: string
  readonly postcode: string | null
  readonly telephone: string | null
  readonly countryCode: string
}

const STREET_LINES = 2

/** @throws graphql-input; missing fields all at once, each an error of its own in the answer */
export function readAddress(input: CartAddressInput): CartAddress {
  const country = COUNTRIES.find(({ id }) => id === input.country_code.toUpperCase())
  if (!country) throw inputError('Country is not available')
  const region = readRegion(country.regions, input)
  if (input.street.length > STREET_LINES) throw inputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`)
  const address = {
    firstname: input.firstname,
    lastname: input.lastname,
    company: input.company ?? null,
    vatId: input.vat_id ?? null,
    street: input.street.join('\n').trim(),
    city: input.city,
    postcode: input.postcode ?? null,
    telephone: input.telephone ?? null,
    countryCode: country.id,
    ...region,
  }
  const missing = missingFields(address)
  if (missing.length > 0) throw new AggregateError(missing.map((message) => inputError(message)))
  return address
}
