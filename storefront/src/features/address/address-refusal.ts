import type { Refusal } from '../../graphql/refusals/reason.ts'
import type { AddressMessage, AddressValues } from './address-schema.ts'

export interface FieldRefusal {
  readonly field: keyof AddressValues | 'email'
  readonly message: AddressMessage
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

/** The field of a refused address, if known. */
export function refusedField(refusal: Refusal | undefined): FieldRefusal | undefined {
  return refusal && (refusal.reason === 'fieldMissing' ? MISSING[refusal.field ?? ''] : BY_REASON[refusal.reason])
}
