import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { addAccount, openAccounts, PASSWORD, UNAUTHORIZED, type TestAccounts } from './account.fixture.ts'
import { addCustomer, type TestCustomer } from './customer.fixture.ts'

const TAKEN = refusal('A customer with the same email address already exists in an associated website.', 'graphql-already-exists')
const WRONG = refusal('Invalid login or password.', 'graphql-authentication')
const PASSWORD_NEEDED = refusal('Provide the current "password" to change "email".')

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const FIELDS = 'email firstname lastname middlename gender date_of_birth is_subscribed'
const update = (input: object, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${FIELDS} } } }`, { input }, caller)
const updateOld = (input: object, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { ${FIELDS} } } }`, { input }, caller)
const changeEmail = (email: string, password: string, caller: { token?: string } = anna) =>
  shop.ask(`mutation ($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) { customer { email } } }`, { email, password }, caller)
const me = async (fields = FIELDS, caller = anna) => (await shop.ask(`{ customer { ${fields} } }`, {}, caller)).data.customer

test('customers change their profile', async () => {
  const change = { firstname: 'Ania', middlename: 'Maria', gender: 2, date_of_birth: '1990-02-28' }
  expect((await update(change)).data.updateCustomerV2.customer).toMatchObject({ ...change, lastname: 'Nowak' })
  expect(await me()).toMatchObject({ ...change, lastname: 'Nowak', email: anna.email })
})

test.each([
  [{}, '"input" value should be specified'],
  [{ firstname: '' }, 'Required parameters are missing: First Name'],
  [{ lastname: '<b>Nowak</b>' }, 'Last Name is not valid!'],
  [{ gender: 7 }, '"7" is not a valid gender value.'],
  [{ dob: '31.12.1990' }, 'Invalid date'],
])('the change %j is refused', async (input, message) => {
  expect((await update(input)).errors).toMatchObject(refusal(message))
  expect((await updateOld(input)).errors).toMatchObject(refusal(message))
})

test('a guest has no profile', async () => {
  expect((await shop.ask('{ customer { email } }')).errors).toMatchObject(UNAUTHORIZED)
  expect((await update({ firstname: 'X' }, {})).errors).toMatchObject(UNAUTHORIZED)
  expect((await updateOld({ firstname: 'X' }, {})).errors).toMatchObject(UNAUTHORIZED)
  expect((await changeEmail('x@example.com', PASSWORD, {})).errors).toMatchObject(UNAUTHORIZED)
})

test('changing the e-mail address requires the password; both addresses get a mail that does not contain the other', async () => {
  expect((await changeEmail('ania@example.com', PASSWORD)).data.updateCustomerEmail.customer).toEqual({ email: 'ania@example.com' })
  expect(await shop.signIn('ania@example.com')).toBeDefined()
  expect(await shop.signIn('anna@example.com')).toBeUndefined()
  const mails = shop.mails()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@example.com', 'ania@example.com'])
  for (const { subject, text } of mails) {
    expect(subject).toBe('Your email address has been changed')
    expect(text).not.toMatch(/@example/)
    expect(text).toContain('https://shop.test/contact')
  }
})

test('the active cart gets the new address, and a mailed password link becomes invalid', async () => {
  shop.backend.database.exec(`INSERT INTO cart (masked_id, store_id, customer_id, email, created_at) VALUES ('c', 1, ${anna.id}, '${anna.email}', '');
    UPDATE customer SET reset_token_hash = 'x', reset_requested_at = '2026-11-21T12:00:00.000Z'`)
  await changeEmail('ania@example.com', PASSWORD)
  expect(shop.backend.database.prepare('SELECT email FROM cart').get()).toEqual({ email: 'ania@example.com' })
  expect(shop.backend.database.prepare('SELECT reset_token_hash AS hash FROM customer').get()).toEqual({ hash: null })
})

test('the older mutation changes the address, too', async () => {
  expect((await updateOld({ email: 'ania@example.com', password: PASSWORD, lastname: 'Kowal' })).data.updateCustomer.customer)
    .toMatchObject({ email: 'ania@example.com', lastname: 'Kowal' })
})

test.each([
  ['ania@example.com', 'wrong', WRONG],
  ['ania@example.com', '', PASSWORD_NEEDED],
  ['jan@example.com', PASSWORD, TAKEN],
  ['JAN@example.com', PASSWORD, TAKEN],
  ['ania', PASSWORD, refusal('"ania" is not a valid email address.')],
])('the address %s with the password "%s" is refused', async (email, password, errors) => {
  addCustomer(shop.backend.database, 'jan@example.com')
  expect((await changeEmail(email, password)).errors).toMatchObject(errors)
  expect((await updateOld({ email, password, firstname: 'Ania' })).errors).toMatchObject(errors)
  expect(await me('email firstname')).toEqual({ email: anna.email, firstname: 'Anna' })
  expect(shop.mails()).toEqual([])
})

test('the own address in another letter case is not taken; an unchanged address needs no password', async () => {
  expect((await changeEmail('Anna@example.com', PASSWORD)).data.updateCustomerEmail.customer.email).toBe('Anna@example.com')
  expect((await changeEmail('Anna@example.com', '')).errors).toBeUndefined()
})

test('wrong passwords for an address change lock the account, too', async () => {
  for (let count = 0; count < 10; count++) expect((await changeEmail('ania@example.com', 'wrong')).errors).toMatchObject(WRONG)
  expect((await changeEmail('ania@example.com', PASSWORD)).errors).toMatchObject(refusal('The account is locked.', 'graphql-authentication'))
})
