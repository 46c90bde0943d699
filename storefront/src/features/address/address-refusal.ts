import { detailed } from '../../lib/rule-message.ts'
import type { Refusal } from '../../graphql/refusals/reason.ts'
import type { AddressMessage } from './address-message.ts'
import type { AddressValues } from './address-values.ts'
import type { Country } from './country.ts'

export interface FieldRefusal {
  readonly field: keyof AddressValues | 'email'
  readonly message: AddressMessage | `${AddressMessage}:${string}`
}

/** By Magento's code of the field. */
const MISSING: Readonly<Record<string, FieldRefusal>> = {
  firstname: { field: 'firstName', message: 'provideFirstName' },
  lastname: { field: 'lastName', message: 'provideLastName' },
  street: { field: 'street', message: 'provideStreet' },
  city: { field: 'city', message: 'provideCity' },
  telephone: { field: 'phoneNumber', message: 'providePhoneNumber' },
  postcode: { field: 'postalCode', message: 'providePostalCode' },
  regionId: { field: 'regionId', message: 'provideRegion' },
  countryId: { field: 'countryCode', message: 'provideCountry' },
}

const BY_REASON: Readonly<Partial<Record<Refusal['reason'], FieldRefusal>>> = {
  regionMissing: { field: 'regionId', message: 'provideRegion' },
  regionWrong: { field: 'regionId', message: 'wrongRegion' },
  countryWrong: { field: 'countryCode', message: 'wrongCountry' },
  emailWrong: { field: 'email', message: 'wrongEmail' },
  emailMissing: { field: 'email', message: 'provideEmail' },
}

/** A region is a choice only where the backend has a list. */
export const shownField = (field: keyof AddressValues, countries: readonly Country[], countryCode: string): Exclude<keyof AddressValues, 'lines'> =>
  field === 'regionId' && countries.find(({ code }) => code === countryCode)?.regions.length === 0 ? 'region' : (field as 'regionId')

/** The field of a refused address, if known. */
export function refusedField(refusal: Refusal | undefined): FieldRefusal | undefined {
  if (refusal?.reason === 'streetLines') return { field: 'number', message: detailed('tooManyLines', refusal.count ?? 2) }
  return refusal && (refusal.reason === 'fieldMissing' ? MISSING[refusal.field ?? ''] : BY_REASON[refusal.reason])
}
