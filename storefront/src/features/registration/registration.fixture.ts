import type { ConsentTexts } from './consent-attributes.ts'
import type { Registration } from './registration-schema.ts'

/** The values of a valid registration. */
export const agata: Registration = {
  firstName: 'Agata',
  lastName: 'Wierch',
  email: 'agata@example.com',
  password: 'Giewont-1894',
  passwordConfirmation: 'Giewont-1894',
  statute: true,
  personalData: true,
  newsletter: false,
}

export const consentTexts: ConsentTexts = { statute: 'I accept the statute', personalData: 'I agree to the processing', newsletter: 'Send me the newsletter' }
