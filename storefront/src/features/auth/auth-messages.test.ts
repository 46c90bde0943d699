import { expect, test } from 'vitest'
import enLogin from '../../../messages/en/login.json' with { type: 'json' }
import enRegister from '../../../messages/en/register.json' with { type: 'json' }
import plLogin from '../../../messages/pl/login.json' with { type: 'json' }
import plRegister from '../../../messages/pl/register.json' with { type: 'json' }

test.each([
  ['en', enRegister.success, /\bone hour\b/],
  ['pl', plRegister.success, /\bgodzin[aęy]/u],
])('[AUTH-08] the messages after a registration mention the hour: %s', (_language, { welcome, confirm, logIn }, hour) => {
  for (const text of [welcome, confirm, logIn]) expect(text).toMatch(hour)
})

test('[AUTH-08] the next steps after a registration are named as in the specification', () => {
  expect(enRegister.success).toMatchObject({ dashboard: 'Dashboard', cart: 'Go to cart', home: 'Go to home' })
  expect(plRegister.success).toMatchObject({ dashboard: 'Panel klienta', cart: 'Przejdź do koszyka', home: 'Strona główna' })
})

test('[AUTH-09] each error names its rule', () => {
  expect(enRegister.error).toMatchObject({
    required: 'This field is required',
    lettersOnly: 'Letters only, please{detail, select, none {} other {: “{detail}” does not belong there}}',
    nameTooShort: 'At least one letter',
    emailWrong: 'Enter a valid email address',
    passwordWeak: 'Use at least 8 characters with upper and lower case, a number and a special character',
    passwordsDiffer: 'Password does not match',
  })
  expect(plRegister.error).toMatchObject({
    required: 'To pole jest wymagane',
    lettersOnly: 'Tylko litery{detail, select, none {} other {: „{detail}” tu nie pasuje}}',
    nameTooShort: 'Co najmniej jedna litera',
    emailWrong: 'Podaj poprawny adres e-mail',
    passwordWeak: 'Użyj co najmniej 8 znaków, w tym małej i wielkiej litery, cyfry i znaku specjalnego',
    passwordsDiffer: 'Hasła nie są takie same',
  })
  for (const [login, register] of [[enLogin.error, enRegister.error], [plLogin.error, plRegister.error]] as const) expect(register).toMatchObject(login)
})

test('[AUTH-09] each rule of a password is in words', () => {
  expect(Object.values(enRegister.rules)).toEqual(['At least 8 characters', 'Lower case letter', 'Upper case letter', 'Number', 'Special character', '(done)'])
  expect(Object.values(plRegister.rules)).toEqual(['Minimum 8 znaków', 'Mała litera', 'Wielka litera', 'Cyfra', 'Znak specjalny', '(jest)'])
})

test('[AUTH-10] the levels of a password’s strength have these names', () => {
  expect(enRegister.strength).toMatchObject({ none: 'None', weak: 'Weak', medium: 'Medium', strong: 'Strong', veryStrong: 'Very strong' })
  expect(plRegister.strength).toMatchObject({ none: 'Brak', weak: 'Słabe', medium: 'Średnie', strong: 'Silne', veryStrong: 'Bardzo silne' })
})

test('[AUTH-11] each consent is named', () => {
  expect(enRegister.consents).toMatchObject({
    all: 'Select all',
    statute: 'I accept the <page>terms of sale</page>',
    personalData: 'I have read the <page>privacy policy</page>',
    newsletter: 'Send me the newsletter <optional>(optional)</optional>',
  })
  expect(plRegister.consents).toMatchObject({
    all: 'Zaznacz wszystkie',
    statute: 'Akceptuję <page>regulamin</page>',
    personalData: 'Znam <page>politykę prywatności</page>',
    newsletter: 'Chcę otrzymywać newsletter <optional>(opcjonalnie)</optional>',
  })
})

test('[AUTH-12] a mail is promised only if there is an account', () => {
  expect([enLogin.forgotPassword.sent, plLogin.forgotPassword.sent]).toEqual(['Check your inbox', 'Sprawdź skrzynkę'])
  expect(enLogin.forgotPassword.sentHelp).toMatch(/^If there’s an account\b/)
  expect(plLogin.forgotPassword.sentHelp).toMatch(/^Jeśli istnieje konto\b/u)
})

test('[AUTH-13] an invalid link has the message of the specification', () => {
  expect(enLogin.createPassword.notAuthorized).toBe('This change password request is not authorized, use a valid link')
  expect(plLogin.createPassword.notAuthorized).toBe('Ta prośba o zmianę hasła jest nieważna, użyj poprawnego linku')
})
