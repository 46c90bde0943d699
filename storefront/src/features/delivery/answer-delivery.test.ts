import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, OWN_PAGE } from '../../graphql/backend.fixture.ts'

vi.mock('next/cache', () => ({ unstable_cache: <Result>(read: () => Result) => read }))
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))
vi.mock('../address/store-country.ts', () => ({ getStoreCountry: async () => 'PL' }))
vi.mock('../store/store-config.ts', () => ({ getTimeZone: async () => 'Europe/Warsaw' }))

interface Operation {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

const backend = fakeBackend()
const DATA = (sku: unknown): Readonly<Record<string, object>> => ({
  DeliveredSkus: { products: { items: sku === 'JACKET' || /^P\d+$/.test(String(sku)) ? [{ uid: 'MQ==', sku, __typename: 'ConfigurableProduct', variants: [{ product: { uid: 'Mg==', sku: `${sku}-M` } }] }] : [] } },
  createGuestCartId: { createEmptyCart: 'cart' },
  AddProductsToCart: { addProductsToCart: { cart: null, user_errors: [] } },
  EstimateShipping: { estimateShippingMethods: [{ available: true, carrier_code: 'a', method_code: 'b', carrier_title: 'Courier', method_title: 'Next day', price_incl_tax: { value: 15, currency: 'PLN' } }] },
})
/** While it is held, estimates do not end. */
let held: Promise<void>

let answerDelivery: (request: Request) => Promise<Response>
beforeEach(async () => {
  held = Promise.resolve()
  vi.resetModules()
  ;({ answerDelivery } = await import('./answer-delivery.ts'))
  backend.answer = async ({ body }) => {
    const { operationName, variables } = body as Operation
    if (operationName === 'EstimateShipping') await held
    return Response.json({ data: DATA(variables.sku)[operationName] })
  }
})
afterEach(() => vi.restoreAllMocks())

const ask = (query: string, headers: Record<string, string> = {}) =>
  answerDelivery(new Request(`https://shop.example/api/delivery?locale=en&${query}`, { headers: { host: OWN_PAGE.host, 'sec-fetch-site': 'same-origin', ...headers } }))
const operations = () => backend.calls.map(({ body }) => (body as Operation).operationName)
const carts = () => operations().filter((name) => name === 'createGuestCartId').length

test.each(['product=JACKET&sku=JACKET', 'product=JACKET&sku=JACKET-M', 'sku=JACKET'])('[PDP-15] %s is estimated with a cart', async (query) => {
  const response = await ask(query)
  expect(await response.json()).toMatchObject([{ label: expect.stringContaining('Courier') }])
  expect(operations()).toEqual(['DeliveredSkus', 'createGuestCartId', 'AddProductsToCart', 'EstimateShipping'])
})

test.each(['sku=INVENTED', 'product=JACKET&sku=INVENTED', 'product=INVENTED&sku=JACKET-M'])('[PDP-15] %s makes no cart', async (query) => {
  const response = await ask(query)
  expect([response.status, await response.json()]).toEqual([200, []])
  expect(carts()).toBe(0)
})

test.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [200, { origin: OWN_PAGE.origin }],
  [200, { 'sec-fetch-site': 'none' }],
] as const)('[PDP-15] answers %i to a request with %o', async (status, headers) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect((await ask('sku=JACKET', headers)).status).toBe(status)
  expect(backend.calls.length > 0).toBe(status === 200)
})

test('[PDP-15] an address is refused after 150 estimates in a quarter of an hour, and another one is not', async () => {
  const statuses = []
  for (let number = 0; number < 160; number += 1) statuses.push((await ask(`sku=INVENTED-${number}`, { 'x-forwarded-for': '203.0.113.1' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(150)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask('sku=JACKET', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
})

test('[PDP-15] a visitor with many estimates switches them off for nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const visitors = Array.from({ length: 20 }, (_, number) => ask(`sku=P${number}`, { 'x-forwarded-for': '203.0.113.1' }))
  const shoppers = Array.from({ length: 10 }, (_, number) => ask('sku=JACKET', { 'x-forwarded-for': `198.51.100.${number}` }))
  await expect.poll(() => operations().filter((name) => name === 'EstimateShipping').length).toBe(2)
  resolve()
  expect((await Promise.all(shoppers)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  // Two at once, and ten that wait.
  expect((await Promise.all(visitors)).filter(({ status }) => status === 503)).toHaveLength(8)
  expect(carts(), 'shoppers share an estimate').toBe(13)
})
