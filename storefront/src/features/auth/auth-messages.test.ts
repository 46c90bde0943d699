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

test('[AUTH-12] a mail is promised only if there is an account', () => {
  expect(enLogin.forgotPassword.sentHelp).toMatch(/^If there’s an account\b/)
  expect(plLogin.forgotPassword.sentHelp).toMatch(/^Jeśli istnieje konto\b/u)
})

test('[AUTH-13] an invalid link has the message of the specification', () => {
  expect(enLogin.createPassword.notAuthorized).toBe('This change password request is not authorized, use a valid link')
  expect(plLogin.createPassword.notAuthorized).toBe('Ta prośba o zmianę hasła jest nieważna, użyj poprawnego linku')
})
