import type { CartAddressInput } from '../../generated/resolvers.ts'
import { RefusalError, refused } from '../../refusals/refusal.ts'
import type { AddressFields } from '../address/address.repository.ts'
import { COUNTRIES, type DeliveryCountry } from '../directory/countries.ts'
import { missingFields, refuseLongFields } from '../address/address-fields.ts'
import { readRegion } from '../address/address-region.ts'

export type CartAddress = AddressFields

const STREET_LINES = 2

/**
 * @param regionRequired countries whose addresses need a region
 * @param countries where the shop delivers
 * @throws graphql-input; all missing fields together, each as its own error in the response
 */
export function readAddress(
  input: CartAddressInput, regionRequired: readonly string[] = [], countries: readonly DeliveryCountry[] = COUNTRIES,
): CartAddress {
  const country = countries.find(({ id }) => id === input.country_code.toUpperCase())
  if (!country) throw refused('address.countryUnavailable')
  if (regionRequired.includes(country.id) && !input.region && !input.region_id) throw refused('address.regionRequired')
  const region = readRegion(country.regions, input)
  if (input.street.length > STREET_LINES) throw refused('address.tooManyStreetLines', { most: STREET_LINES })
  const address = {
    prefix: input.prefix ?? null,
    firstname: input.firstname,
    middlename: input.middlename ?? null,
    lastname: input.lastname,
    suffix: input.suffix ?? null,
    company: input.company ?? null,
    vatId: input.vat_id ?? null,
    street: input.street.join('\n').trim(),
    city: input.city,
    postcode: input.postcode ?? null,
    telephone: input.telephone ?? null,
    fax: input.fax ?? null,
    countryCode: country.id,
    ...region,
  }
  const missing = missingFields(address, regionRequired.includes(country.id) && country.regions.length > 0)
  if (missing.length > 0) throw new AggregateError(missing.map((field) => new RefusalError(field)))
  refuseLongFields(address)
  return address
}
