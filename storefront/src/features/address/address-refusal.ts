import type { AddressMessage, AddressValues } from './address-schema.ts'

export interface FieldRefusal {
  readonly field: keyof AddressValues | 'email'
  readonly message: AddressMessage
}

const BY_WORDS: readonly (readonly [RegExp, FieldRefusal])[] = [
  [/"firstname" is required/i, { field: 'firstName', message: 'provideFirstName' }],
  [/"lastname" is required/i, { field: 'lastName', message: 'provideLastName' }],
  [/"street" is required/i, { field: 'street', message: 'provideStreet' }],
  [/"city" is required/i, { field: 'city', message: 'provideCity' }],
  [/"telephone" is required/i, { field: 'phoneNumber', message: 'providePhoneNumber' }],
  [/"postcode" is required/i, { field: 'postalCode', message: 'providePostalCode' }],
  [/"regionId" is required|Region is required/i, { field: 'regionId', message: 'provideRegion' }],
  [/region_id does not match|region is not a part of|Region input is ambiguous/i, { field: 'regionId', message: 'wrongRegion' }],
  [/"countryId" is required/i, { field: 'countryCode', message: 'provideCountry' }],
  [/Country is not available/i, { field: 'countryCode', message: 'wrongCountry' }],
  [/Invalid email format/i, { field: 'email', message: 'wrongEmail' }],
  [/"email" is missing/i, { field: 'email', message: 'provideEmail' }],
]

/** The field that a refusal of the backend is about, where its words tell. */
export function refusedField(text: string): FieldRefusal | undefined {
  return BY_WORDS.find(([words]) => words.test(text))?.[1]
}
