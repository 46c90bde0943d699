import { expect, test } from 'vitest'
import type { AnswerBody } from '../customer-token.ts'
import { addReasons, reasonOfError } from './add-reasons.ts'

const INPUT = 'graphql-input'
const variables = { input: { email: 'agata@example.com' } }
const variablesOf = (field: string) => (field === 'updateCustomerEmail' ? { email: 'neu@example.com' } : variables)
const thrown = (field: string, message: string, category = INPUT) =>
  reasonOfError({ message, path: [field], extensions: { category } }, { field, variables: variablesOf(field) })

test.each([
  ['A customer with the same email address already exists in an associated website.', { reason: 'emailTaken' }],
  ['"agata@example.com" is not a valid email address.', { reason: 'emailWrong' }],
  ['"agata@example.com" nie jest prawidłowym adresem e-mail.', { reason: 'emailWrong' }],
  ['„agata@example.com“ ist keine E-Mail-Adresse.', { reason: 'emailWrong' }],
  ['First Name is not valid!', { reason: 'firstNameWrong' }],
  ['Last Name is not valid!', { reason: 'lastNameWrong' }],
  ['Required parameters are missing: First Name, Last Name', { reason: 'firstNameMissing' }],
  ['Required parameters are missing: Last Name, Email', { reason: 'lastNameMissing' }],
  ['Required parameters are missing: Email', { reason: 'emailMissing' }],
  ['Required parameters are missing: Loyalty', undefined],
  ['ReCaptcha validation failed, please try again', { reason: 'botCheckFailed' }],
  ['Diese E-Mail-Adresse ist vergeben.', undefined],
])('[AUTH-09] a registration is refused: %s', (message, refusal) => expect(thrown('createCustomerV2', message)).toEqual(refusal))

test.each([
  ['The password needs at least 8 characters. Create a new password and try again.', 'passwordShort'],
  ['Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.', 'passwordPlain'],
  ['Minimalna różność klas w haśle to 3. Klasy postaci: małe znaki, wielkie znaki, cyfry, znaki specjalne.', 'passwordPlain'],
  ['Please enter a password with at most 256 characters.', 'passwordLong'],
  ['Proszę wprowadzić hasło z co najmniej 256 znaków.', 'passwordLong'],
  ["The password can't begin or end with a space. Verify the password and try again.", 'passwordSpaces'],
  ["The password can't be the same as the email address. Create a new password and try again.", 'passwordIsEmail'],
  ['Hasło nie może być takie samo jak adres e-mail. Utwórz nowe hasło i spróbuj ponownie.', 'passwordIsEmail'],
  ['The password token is mismatched. Reset and try again.', 'linkRefused'],
  ['The password token is expired. Reset and try again.', 'linkRefused'],
  ["Cannot set the customer's password", 'linkRefused'],
  ['resetPasswordToken must be specified', 'linkRefused'],
  ['Der Link ist abgelaufen.', undefined],
])('[AUTH-13] a new password is refused: %s', (message, reason) => expect(thrown('resetPassword', message)?.reason).toBe(reason))

test.each([
  ['requestPasswordResetEmail', 'The account is locked', INPUT, 'accountLocked'],
  ['changeCustomerPassword', 'To konto jest zablokowane.', 'graphql-authentication', 'accountLocked'],
  ['generateCustomerToken', 'Weryfikacja reCAPTCHA nie powiodła się, spróbuj ponownie', INPUT, 'botCheckFailed'],
  ['generateCustomerToken', 'The account sign-in was incorrect.', 'graphql-authentication', undefined],
  ['confirmEmail', 'Der Schlüssel ist abgelaufen.', INPUT, 'linkRefused'],
  ['subscribeEmailToNewsletter', 'Guests can not subscribe to the newsletter. You must create an account to subscribe.', INPUT, 'customersOnly'],
  ['subscribeEmailToNewsletter', 'Enter a valid email address.', INPUT, 'emailWrong'],
  ['contactUs', 'The email address is invalid. Verify the email address and try again.', INPUT, 'emailWrong'],
  ['contactUs', 'Adres e-mail jest nieprawidłowy. Sprawdź adres i spróbuj ponownie.', INPUT, 'emailWrong'],
  ['contactUs', 'The contact form is unavailable.', INPUT, 'contactClosed'],
  ['contactUs', 'Wystąpił błąd podczas przetwarzania formularza. Prosimy spróbować później.', INPUT, 'messageNotSent'],
  ['addProductsToWishlist', 'Only logged in users can add products to wishlist', INPUT, 'customersOnly'],
  ['updateCustomerV2', 'Vergeben.', 'graphql-already-exists', undefined],
  ['createCustomerV2', 'Vergeben.', 'graphql-already-exists', 'emailTaken'],
  ['updateCustomerEmail', 'Vergeben.', 'graphql-already-exists', 'emailTaken'],
  ['updateCustomerEmail', '„neu@example.com“ ist keine E-Mail-Adresse.', INPUT, 'emailWrong'],
  ['updateCustomerEmail', 'Falsch.', 'graphql-authentication', undefined],
])('%s: %s', (field, message, category, reason) => expect(thrown(field, message, category)?.reason).toBe(reason))

const registration = { operationName: 'CreateCustomerV2', query: 'mutation CreateCustomerV2{createCustomerV2{x}}', variables }
const refused: AnswerBody = { data: { createCustomerV2: null }, errors: [{ message: 'Nein.', path: ['createCustomerV2'], extensions: { category: INPUT } }] }

test.each([
  ['reports the e-mail as taken', false, { reason: 'emailTaken' }],
  ['reports it as available, as it does for any address', true, undefined],
])('[AUTH-09] a registration is refused in German, and the shop %s', async (_what, isAvailable, refusal) => {
  const queries: unknown[] = []
  const named = await addReasons(registration, refused, (query) => {
    queries.push(query)
    return Promise.resolve({ data: { isEmailAvailable: { is_email_available: isAvailable } } })
  })
  expect(named.errors?.[0]?.extensions?.refusal).toEqual(refusal)
  expect(queries).toEqual([expect.objectContaining({ operationName: 'IsEmailAvailable', variables: { email: 'agata@example.com' } })])
})
