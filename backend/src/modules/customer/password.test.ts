import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { addAccount, linkIn, openAccounts, PASSWORD, UNAUTHORIZED, type TestAccounts } from './account.fixture.ts'
import type { TestCustomer } from './customer.fixture.ts'

const NEXT = 'Swistak-2027'
const WRONG = refusal('Invalid login or password.', 'graphql-authentication')
const LOCKED = refusal('The account is locked.', 'graphql-authentication')

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const change = (currentPassword: string, newPassword: string, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($currentPassword: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { email } }`, { currentPassword, newPassword }, caller)
const request = (email: string, store = 'default') =>
  shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, { store })
const reset = (resetPasswordToken: string, newPassword = NEXT, email = anna.email) =>
  shop.ask(`mutation ($email: String!, $resetPasswordToken: String!, $newPassword: String!) {
    resetPassword(email: $email, resetPasswordToken: $resetPasswordToken, newPassword: $newPassword) }`, { email, resetPasswordToken, newPassword })
const mailedToken = async (): Promise<string> => {
  await request(anna.email)
  return linkIn(shop.mails().at(-1)!.text).searchParams.get('token')!
}
const isValid = async (token: string) => (await shop.ask('{ customer { email } }', {}, { token })).data?.customer !== undefined

test('only the new password signs in; other devices are signed out and a mail is sent', async () => {
  const elsewhere = (await shop.signIn(anna.email))!
  expect((await change(PASSWORD, NEXT)).data.changeCustomerPassword).toEqual({ email: anna.email })
  expect([await isValid(anna.token), await isValid(elsewhere)]).toEqual([true, false])
  expect(await shop.signIn(anna.email, PASSWORD)).toBeUndefined()
  expect(await shop.signIn(anna.email, NEXT)).toBeDefined()
  expect(shop.mails()).toMatchObject([{ recipient: anna.email, subject: 'Your password has been changed' }])
})

test.each([
  ['', NEXT, refusal('Specify the "currentPassword" value.')],
  [PASSWORD, '', refusal('Specify the "newPassword" value.')],
  ['wrong', NEXT, WRONG],
  [PASSWORD, 'Short-1', refusal('The password needs at least 8 characters. Create a new password and try again.')],
  [PASSWORD, 'anna@Example.com', refusal(
    "The password can't be the same as the email address. Create a new password and try again.")],
])('a change from %s to %s is refused', async (current, next, errors) => {
  changeSetting(shop.backend.database, 'customer/password/required_character_classes_number', 2)
  expect((await change(current, next)).errors).toMatchObject(errors)
  expect(await shop.signIn(anna.email)).toBeDefined()
  expect(shop.mails()).toEqual([])
})

test('a guest has no password to change', async () => {
  expect((await change(PASSWORD, NEXT, {})).errors).toMatchObject(UNAUTHORIZED)
})

test('the eleventh wrong password finds the account locked for ten minutes, with all its operations', async () => {
  for (let count = 0; count < 10; count++) expect((await change('wrong', NEXT)).errors).toMatchObject(WRONG)
  expect((await change('wrong', NEXT)).errors).toMatchObject(LOCKED)
  expect((await change(PASSWORD, NEXT)).errors).toMatchObject(LOCKED)
  expect((await shop.ask('{ customer { email } }', {}, anna)).errors).toMatchObject(LOCKED)
  expect((await request(anna.email)).errors).toMatchObject(refusal('The account is locked'))
  expect((await reset('token')).errors).toMatchObject(refusal('The account is locked'))
  shop.advance(10)
  expect((await change(PASSWORD, NEXT)).errors).toBeUndefined()
})

test('simultaneous guesses lock it, too', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => change('wrong', NEXT)))
  expect(answers.filter(({ errors }) => errors![0]!.message === 'Invalid login or password.')).toHaveLength(10)
  expect(answers.filter(({ errors }) => errors![0]!.message === 'The account is locked.')).toHaveLength(2)
})

test('[AUTH-13] the mailed link leads to the store view of the request', async () => {
  expect((await request('ANNA@example.com', 'pl')).data.requestPasswordResetEmail).toBe(true)
  const [mail] = shop.mails()
  expect(mail).toMatchObject({ recipient: anna.email, subject: 'Ustaw nowe hasło' })
  expect(mail!.text).toContain('przez 2 godziny')
  expect(linkIn(mail!.text).href).toMatch(
    /^https:\/\/shop\.test\/pl\/customer\/account\/createPassword\?token=[\w-]{43}&email=anna%40example\.com$/)
  await request(anna.email)
  expect(linkIn(shop.mails()[0]!.text).pathname).toBe('/customer/account/createPassword')
})

test('[AUTH-13] the link sets a password once, revokes every token and sends a mail', async () => {
  const token = await mailedToken()
  expect((await reset(token)).data.resetPassword).toBe(true)
  expect(await isValid(anna.token)).toBe(false)
  expect(await shop.signIn(anna.email, NEXT)).toBeDefined()
  expect(shop.mails()).toMatchObject([{ recipient: anna.email, subject: 'Your password has been changed' }])
  expect((await reset(token)).errors).toMatchObject(refusal('The password token is mismatched. Reset and try again.'))
})

test('of two simultaneous requests with the link, only one succeeds', async () => {
  const token = await mailedToken()
  const answers = await Promise.all([reset(token, 'Niedzwiedz-1'), reset(token, 'Niedzwiedz-2')])
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
})

test('after a reset the customer can sign in immediately, despite earlier failed attempts', async () => {
  for (let count = 0; count < 6; count++) await shop.signIn(anna.email, 'wrong')
  await reset(await mailedToken())
  expect(await shop.signIn(anna.email, NEXT)).toBeDefined()
})

test('[AUTH-13] only the newest link is valid, and only for two hours', async () => {
  const first = await mailedToken()
  const second = await mailedToken()
  expect((await reset(first)).errors).toMatchObject(refusal('The password token is mismatched. Reset and try again.'))
  shop.advance(120)
  expect((await reset(second)).errors).toMatchObject(refusal('The password token is expired. Reset and try again.'))
})

test('reset mails are limited, and the last link stays valid', async () => {
  for (let count = 0; count < 8; count++) expect((await request(anna.email)).data.requestPasswordResetEmail).toBe(true)
  const mails = shop.mails()
  expect(mails).toHaveLength(5)
  expect((await reset(linkIn(mails.at(-1)!.text).searchParams.get('token')!)).errors).toBeUndefined()
  shop.advance(60)
  await request(anna.email)
  expect(shop.mails().map(({ subject }) => subject)).toContain('Set a new password')
})

test.each([
  ['', 'You must specify an email address.'],
  ['anna', 'The email address has an invalid format.'],
  ['nobody@example.com', "Cannot reset the customer's password"],
])('a link for "%s" is refused', async (email, message) => {
  expect((await request(email)).errors).toMatchObject(refusal(message))
  expect(shop.mails()).toEqual([])
})

test.each([
  ['', 'token', NEXT, 'You must specify an email address.'],
  ['anna', 'token', NEXT, 'The email address has an invalid format.'],
  ['anna@example.com', '', NEXT, 'resetPasswordToken must be specified'],
  ['anna@example.com', 'token', '', 'newPassword must be specified'],
  ['nobody@example.com', 'token', NEXT, "Cannot set the customer's password"],
  ['anna@example.com', 'token', 'weak', 'The password token is mismatched. Reset and try again.'],
])('a reset with %s, %s and %s is refused', async (email, token, password, message) => {
  expect((await reset(token, password, email)).errors).toMatchObject(refusal(message))
})

test('a weak password is refused and the link stays valid', async () => {
  const token = await mailedToken()
  const weak = refusal('The password needs at least 8 characters. Create a new password and try again.')
  expect((await reset(token, 'weak')).errors).toMatchObject(weak)
  expect((await reset(token)).errors).toBeUndefined()
})
