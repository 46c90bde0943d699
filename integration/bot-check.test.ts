import { beforeEach, expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { protectForms } from '../backend/src/sample-shop/settings.ts'
import { SECRET_KEY, SITE_KEY } from '../backend/src/services/bot-check/site-keys.ts'
import { GenerateCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { RequestPasswordResetEmailOperation } from '../storefront/src/graphql/generated/password.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const SHOP = 'https://localhost'
const EMAIL = 'agata@example.com'
const PASSWORD = 'Kozica-1894'
const open = openFreshShops()

let backend: Backend
beforeEach(async () => {
  backend = open({ release: '2.4.8' })
  const query = `mutation { createCustomerV2(input: { firstname: "Agata", lastname: "Wierch", email: "${EMAIL}", password: "${PASSWORD}" }) { customer { email } } }`
  const headers = { 'content-type': 'application/json' }
  await backend.fetch(new Request('http://shop.test/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
})

/** The gateway in front of the embedded backend and its bot check. */
async function gatewayWith(settings: Readonly<Record<string, string>> = {}) {
  const all = { NEXT_PUBLIC_BOT_CHECK_SITE_KEY: SITE_KEY, BOT_CHECK_SECRET: SECRET_KEY, BOT_CHECK_URL: 'http://bot-check.test', ...settings }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const [{ connect }, { gateway }] = await Promise.all([import('./browser.fixture.ts'), import('../storefront/src/graphql/gateway.ts')])
  vi.unstubAllEnvs()
  connect(backend)
  return async ({ name, query }: Operation<unknown, never>, variables: object, token = '', address = '203.0.113.7') => {
    const response = await gateway(new Request(`${SHOP}/api/graphql`, {
      method: 'POST',
      headers: { origin: SHOP, host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': address, 'x-recaptcha': token },
      body: JSON.stringify({ operationName: name, query, variables }),
    }))
    const { errors = [] } = (await response.json()) as { errors?: { extensions: { refusal?: { reason: string } } }[] }
    return response.status === 200 ? (errors.map(({ extensions }) => extensions.refusal?.reason ?? 'refused')[0] ?? 'done') : response.status
  }
}

const logInAs = (password: string) => [GenerateCustomerTokenOperation, { email: EMAIL, password }] as const
const RIGHT = logInAs(PASSWORD)
const WRONG = logInAs('Wrong-1234')
const LOGIN = 'generateCustomerToken'

async function tokenFor(action: string): Promise<string> {
  const response = await backend.fetch(new Request(`http://bot-check.test/recaptcha/api2/reload?k=${SITE_KEY}&sa=${action}`))
  return ((await response.json()) as { token: string }).token
}

const mails = () => backend.database.prepare('SELECT count(*) AS count FROM mail').get()?.count

test('[BOT-01] only requests with a token are forwarded, and a token is valid once', async () => {
  const send = await gatewayWith()
  const before = mails()
  const request = (token: string) => send(RequestPasswordResetEmailOperation, { email: EMAIL }, token)
  expect(await request('')).toBe('botCheckFailed')
  expect(await request('made-up')).toBe('botCheckFailed')
  expect(await request('x'.repeat(9000))).toBe('botCheckFailed')
  expect(await request(await tokenFor(LOGIN)), 'a token of another form').toBe('botCheckFailed')
  expect(mails()).toBe(before)
  const token = await tokenFor('requestPasswordResetEmail')
  expect(await request(token)).toBe('done')
  expect(mails()).toBe(Number(before) + 1)
  expect(await request(token), 'the same token again').toBe('botCheckFailed')
})

test.each([
  ['0.9', 'done'],
  ['0.91', 'botCheckFailed'],
])('[BOT-01] [ENV-04] with a minimum of %s a score of 0.9 is %s', async (minimum, outcome) => {
  const send = await gatewayWith({ BOT_CHECK_MINIMUM_SCORE: minimum })
  expect(await send(...RIGHT, await tokenFor(LOGIN))).toBe(outcome)
})

test('[BOT-01] a bot does not use up the customer’s attempts and is throttled itself', async () => {
  const send = await gatewayWith()
  const statuses = []
  for (let attempt = 0; attempt < 101; attempt += 1) statuses.push(await send(...WRONG, 'made-up', '198.51.100.9'))
  expect(statuses).toEqual([...Array<string>(100).fill('botCheckFailed'), 429])
  expect(await send(...RIGHT, await tokenFor(LOGIN), '198.51.100.9'), 'from the bot’s address').toBe(429)
  expect(await send(...RIGHT, await tokenFor(LOGIN))).toBe('done')
})

test('[BOT-01] neither does one that the backend rejects, which gets the tokens of a shop without a secret', async () => {
  protectForms(backend.database)
  const send = await gatewayWith({ BOT_CHECK_SECRET: '' })
  const attempts = []
  for (let attempt = 0; attempt < 7; attempt += 1) attempts.push(await send(...WRONG, 'made-up', '198.51.100.9'))
  expect(attempts).toEqual(Array(7).fill('botCheckFailed'))
  expect(await send(...RIGHT, await tokenFor(LOGIN))).toBe('done')
})

test('[BOT-01] a wrong password counts as an attempt as before', async () => {
  const send = await gatewayWith()
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await send(...WRONG, await tokenFor(LOGIN)))
  expect(statuses).toEqual([...Array<string>(5).fill('refused'), 429])
})

test.each([
  ['allow', 'done', /accepted unchecked .*BOT_CHECK_WHEN_DOWN.*status 500/],
  ['refuse', 'botCheckDown', /are refused .*BOT_CHECK_WHEN_DOWN.*status 500/],
])('[BOT-01] while the service fails, %s means %s, with a token and without, and one line in the log', async (setting, outcome, line) => {
  const send = await gatewayWith({ BOT_CHECK_WHEN_DOWN: setting })
  const token = await tokenFor(LOGIN)
  backend.faults.set('bot-check', { state: 'failing' })
  expect([await send(...RIGHT, token), await send(...RIGHT)]).toEqual([outcome, outcome])
  const lines = vi.mocked(console.error).mock.calls.flat().filter((text) => String(text).includes('bot check'))
  expect(lines).toEqual([expect.stringMatching(line)])
  for (const secret of [SECRET_KEY, token, EMAIL]) expect(lines.join()).not.toContain(secret)
  backend.faults.reset()
  expect(await send(...RIGHT), 'afterwards').toBe('botCheckFailed')
})

test('[BOT-01] a secret that the service does not know locks no one out', async () => {
  const send = await gatewayWith({ BOT_CHECK_SECRET: 'of-another-shop' })
  expect(await send(...RIGHT, await tokenFor(LOGIN))).toBe('done')
  expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(expect.stringMatching(/invalid-input-secret: see BOT_CHECK_SECRET/))
})
