/** Keys of customerAddressForm.error. */
export type AddressMessage =
  | `provide${'FirstName' | 'LastName' | 'Street' | 'Number' | 'City' | 'PostalCode' | 'Country' | 'Region' | 'PhoneNumber' | 'Email'}`
  | `wrong${'FirstName' | 'LastName' | 'Number' | 'Email' | 'PostalCode' | 'PolishPostalCode' | 'PhoneNumber' | 'Region' | 'Country'}`
  | `${'short' | 'long'}PhoneNumber`
  | 'emailTaken'
  | 'tooManyCharacters'
  | 'tooManyLines'
  | 'enterCompanyName'
  | 'enterVatNumber'
  | 'enterCorrectVatNumber'
