import * as v from 'valibot'
import { isEmailAddress } from '../../lib/email-address.ts'
import { isPersonName } from '../../lib/person-name.ts'
import { isHouseNumber, isNip, MAX_NUMBER_CHARACTERS, isPhoneNumber, isPolishPostalCode } from './address-rules.ts'

/** Keys of customerAddressForm.error. */
export type AddressMessage =
  | `provide${'FirstName' | 'LastName' | 'Street' | 'Number' | 'City' | 'PostalCode' | 'Country' | 'Region' | 'PhoneNumber' | 'Email'}`
  | `wrong${'FirstName' | 'LastName' | 'Number' | 'Email' | 'PostalCode' | 'PolishPostalCode' | 'PhoneNumber' | 'Region' | 'Country'}`
  | 'emailTaken'
  | 'tooManyCharacters'
  | 'enterCompanyName'
  | 'enterVatNumber'
  | 'enterCorrectVatNumber'

export interface AddressValues {
  firstName: string
  lastName: string
  street: string
  number: string
  postalCode: string
  city: string
  countryCode: string
  /** Magento's id as text; empty if none is chosen. */
  regionId: string
  phoneNumber: string
}

function text(missing: AddressMessage, maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(maxLength, 'tooManyCharacters' satisfies AddressMessage))
}

function checked(missing: AddressMessage, maxLength: number, isValid: (value: string) => boolean, wrong: AddressMessage) {
  return v.pipe(text(missing, maxLength), v.check(isValid, wrong))
}

const POSTAL_CODES = {
  PL: checked('providePostalCode', 20, isPolishPostalCode, 'wrongPolishPostalCode'),
  // Not every country has postal codes; the backend validates.
  other: v.pipe(v.string(), v.trim(), v.maxLength(20, 'tooManyCharacters')),
}

/** The limits of an address in one country. */
export function addressSchema(countryCode: string) {
  return v.object({
    firstName: checked('provideFirstName', 50, isPersonName, 'wrongFirstName'),
    lastName: checked('provideLastName', 50, isPersonName, 'wrongLastName'),
    street: text('provideStreet', 100),
    number: checked('provideNumber', MAX_NUMBER_CHARACTERS, isHouseNumber, 'wrongNumber'),
    postalCode: countryCode === 'PL' ? POSTAL_CODES.PL : POSTAL_CODES.other,
    city: text('provideCity', 60),
    countryCode: v.pipe(v.string(), v.nonEmpty('provideCountry')),
    regionId: v.string(),
    phoneNumber: checked('providePhoneNumber', 30, isPhoneNumber, 'wrongPhoneNumber'),
  })
}

export const emailSchema = checked('provideEmail', 254, isEmailAddress, 'wrongEmail')

/** An invoice needs a company with its tax number: a NIP in Poland, other countries' numbers are only checked for their characters. */
export function companySchema(countryCode: string) {
  const isValid = countryCode === 'PL' ? isNip : (value: string) => /^[A-Z\d][A-Z\d .-]+$/i.test(value)
  return {
    company: text('enterCompanyName', 100),
    vatNumber: checked('enterVatNumber', 20, isValid, 'enterCorrectVatNumber'),
  }
}
