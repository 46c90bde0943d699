import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { listen } from '../../server.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { addAccount, openAccounts, PASSWORD, SIGN_IN_REFUSED, UNAUTHORIZED, type TestAccounts } from './account.fixture.ts'
import { addCustomer, type TestCustomer } from './customer.fixture.ts'

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const SIGN_IN = 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
const signIn = (email: string, password: string) => shop.ask(SIGN_IN, { email, password })
const revoke = (token?: string) => shop.ask('mutation { revokeCustomerToken { result } }', {}, token === undefined ? {} : { token })
const emailOf = async (token: string) => (await shop.ask('{ customer { email } }', {}, { token })).data?.customer.email
const failTimes = async (times: number, email = anna.email) => {
  for (let count = 0; count < times; count++) expect((await signIn(email, 'wrong')).errors).toMatchObject(SIGN_IN_REFUSED)
}

test('a token is valid for an hour, and a customer can have several', async () => {
  const [first, second] = [await shop.signIn(anna.email), await shop.signIn('ANNA@example.com')]
  expect(first).toMatch(/^[\w-]{43}$/)
  expect([await emailOf(first!), await emailOf(second!)]).toEqual([anna.email, anna.email])
  for (const minutes of [60, 600]) {
    shop.advance(minutes)
    expect((await shop.ask('{ customer { email } }', {}, { token: first! })).errors)
      .toMatchObject(refusal("The current customer isn't authorized.", 'graphql-authentication'))
  }
})

test('a setting can extend the lifetime of tokens', async () => {
  changeSetting(shop.backend.database, 'oauth/access_token_lifetime/customer', 2)
  const token = await shop.signIn(anna.email)
  shop.advance(119)
  expect(await emailOf(token!)).toBe(anna.email)
})

test('only the hash of a token is stored', async () => {
  const token = await shop.signIn(anna.email)
  const rows = JSON.stringify(shop.backend.database.prepare('SELECT * FROM customer_token').all())
  expect(rows).not.toContain(token)
})

test.each([
  ['', PASSWORD, refusal('Specify the "email" value.')],
  ['anna@example.com', '', refusal('Specify the "password" value.')],
  ['anna@example.com', 'Kozica-2025', SIGN_IN_REFUSED],
  ['nobody@example.com', PASSWORD, SIGN_IN_REFUSED],
  ['nonsense', PASSWORD, SIGN_IN_REFUSED],
])('%s with %s is refused', async (email, password, errors) => {
  expect((await signIn(email, password)).errors).toMatchObject(errors)
})

test('nobody can sign in to an account without a password', async () => {
  addCustomer(shop.backend.database, 'jan@example.com')
  expect((await signIn('jan@example.com', '-')).errors).toMatchObject(SIGN_IN_REFUSED)
})

test('revoking ends every token of the customer and of no other customer', async () => {
  const jan = await addAccount(shop, 'jan@example.com')
  const token = await shop.signIn(anna.email)
  expect((await revoke(anna.token)).data.revokeCustomerToken).toEqual({ result: true })
  expect(await emailOf(token!)).toBeUndefined()
  expect(await emailOf(jan.token)).toBe('jan@example.com')
})

test('a guest has no token to revoke', async () => {
  expect((await revoke()).errors).toMatchObject(UNAUTHORIZED)
})

test('after six failures even the right password is refused for half an hour; existing tokens stay valid', async () => {
  await failTimes(6)
  expect(await shop.signIn(anna.email)).toBeUndefined()
  expect(await emailOf(anna.token)).toBe(anna.email)
  shop.advance(29.9)
  expect(await shop.signIn(anna.email)).toBeUndefined()
  shop.advance(0.1)
  expect(await shop.signIn(anna.email)).toBeDefined()
})

test('attempts during the lock do not extend it', async () => {
  await failTimes(6)
  shop.advance(20)
  await failTimes(3)
  shop.advance(10)
  expect(await shop.signIn(anna.email)).toBeDefined()
})

test('a successful sign-in resets the failure count', async () => {
  await failTimes(5)
  await shop.signIn(anna.email)
  await failTimes(5)
  expect(await shop.signIn(anna.email)).toBeDefined()
})

test('ten wrong passwords lock the account itself for ten minutes', async () => {
  changeSetting(shop.backend.database, 'oauth/authentication_lock/max_failures_count', 100)
  await failTimes(10)
  expect(await shop.signIn(anna.email)).toBeUndefined()
  expect((await shop.ask('{ customer { email } }', {}, anna)).errors)
    .toMatchObject(refusal('The account is locked.', 'graphql-authentication'))
  shop.advance(10)
  expect(await shop.signIn(anna.email)).toBeDefined()
})

test('simultaneous guesses count, too', async () => {
  const guesses = Array.from({ length: 12 }, (_, index) => signIn(anna.email, index === 11 ? PASSWORD : 'wrong'))
  const answers = await Promise.all(guesses)
  expect(answers.filter(({ errors }) => errors)).toHaveLength(12)
  const { attempts } = shop.backend.database.prepare('SELECT attempts FROM throttle').get() as { attempts: number }
  expect(attempts).toBe(6)
})

test('limits attempts from one IP address across accounts, behind any proxy', async () => {
  changeSetting(shop.backend.database, 'oauth/authentication_lock/max_failures_count', 1)
  const server = await listen(shop.backend)
  const from = async (address: string, email: string, password: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: SIGN_IN, variables: { email, password } }),
    })
    return (await response.json()) as { data: { generateCustomerToken: object | null } }
  }
  for (let count = 0; count < 10; count++) {
    await addAccount(shop, `customer${count}@example.com`)
    await from('198.51.100.1', `customer${count}@example.com`, 'guess')
  }
  expect((await from('198.51.100.1', anna.email, PASSWORD)).data.generateCustomerToken).toBeNull()
  expect((await from('198.51.100.2', anna.email, PASSWORD)).data.generateCustomerToken).not.toBeNull()
  await server.close()
})
