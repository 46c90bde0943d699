import { refusal, refused, type Refusal } from '../../refusals/refusal.ts'
import type { AddressFields } from './address.repository.ts'

/** Magento's default of optional_zip_countries. */
const WITHOUT_POSTCODE = ['HK', 'IE', 'MO', 'PA', 'GB']

/**
 * One error for each missing required field, in Magento's order; without an address, for all of them.
 * @param needsRegion whether the region must be from the country's list
 */
export function missingFields(address: AddressFields | undefined, needsRegion = false): Refusal<'address.fieldMissing'>[] {
  const required: [string, string | null | undefined][] = [
    ['firstname', address?.firstname],
    ['lastname', address?.lastname],
    ['street', address?.street],
    ['city', address?.city],
    ['telephone', address?.telephone],
  ]
  if (!WITHOUT_POSTCODE.includes(address?.countryCode ?? '')) required.push(['postcode', address?.postcode])
  if (needsRegion) required.push(['regionId', address?.regionId?.toString()])
  required.push(['countryId', address?.countryCode])
  return required
    .filter(([, value]) => !value?.trim())
    .map(([field]) => refusal('address.fieldMissing', { field }))
}

/** The length of Magento's columns. */
const MAX_LENGTH = 255

/** @throws graphql-input for the first field that is longer */
export function refuseLongFields(address: AddressFields): void {
  const long = Object.entries(address).find(([, value]) => typeof value === 'string' && value.length > MAX_LENGTH)
  if (long) throw refused('address.fieldTooLong', { field: long[0], most: MAX_LENGTH })
}
