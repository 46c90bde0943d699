import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartOperation } from './generated/cart.ts'
import { gateway } from './gateway.ts'

interface Sent {
  url: string
  headers: Headers
  body: unknown
}

let sent: Sent[]
let backendAnswers: () => Promise<Response> | Response

beforeEach(() => {
  sent = []
  backendAnswers = () => Response.json({ data: { cart: null } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return backendAnswers()
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const OWN_PAGE = { host: 'shop.example', origin: 'https://shop.example', 'x-forwarded-proto': 'https', 'content-type': 'application/json' }
const CART = { operationName: CartOperation.name, variables: { cartId: 'x'.repeat(32) }, query: CartOperation.query }

function post(body: unknown = CART, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return gateway(new Request('https://shop.example/api/graphql', { method, headers: { ...OWN_PAGE, ...headers }, ...(method === 'GET' ? {} : { body: text }) }))
}

describe('what it lets through', () => {
  test('[API-01] an operation of the shop, as JSON by POST from its own page', async () => {
    const response = await post()
    expect([response.status, await response.json()]).toEqual([200, { data: { cart: null } }])
    expect(sent[0]?.body).toEqual(CART)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['another method', () => post(CART, {}, 'GET'), 405],
    ['a page of another site', () => post(CART, { origin: 'https://evil.example' }), 403],
    ['a sender without an origin', () => post(CART, { origin: '' }), 403],
    ['a form', () => post(CART, { 'content-type': 'text/plain' }), 415],
    ['something that is not JSON', () => post('{"operationName":'), 400],
    ['JSON that is no operation', () => post('[]'), 400],
    ['an operation that the shop does not have', () => post({ ...CART, operationName: 'Everything', query: '{customer{email}}' }), 400],
    ['an operation of the shop with another text', () => post({ ...CART, query: 'query Cart{customer{email}}' }), 400],
    ['more than 64 kB', () => post({ ...CART, variables: { cartId: 'x'.repeat(65 * 1024) } }), 413],
  ])('%s is refused with a GraphQL error, and the backend never hears of it', async (_what, attempt, status) => {
    const response = await attempt()
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { category: 'graphql-input' } }] })
    expect(sent).toEqual([])
  })

  test('a body that grows while it is sent is cut off as well', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(32)) })
    const request = new Request('https://shop.example/api/graphql', { method: 'POST', headers: OWN_PAGE, body: endless, duplex: 'half' } as RequestInit)
    expect((await gateway(request)).status).toBe(413)
  })
})

describe('what it adds', () => {
  test.each([
    ['en', 'en'],
    ['pl', 'pl'],
    ['', 'default'],
    ['admin', 'default'],
  ])('[API-02] the store view of the locale %j is %j', async (locale, store) => {
    await post(CART, { store: locale })
    expect(sent[0]?.headers.get('store')).toBe(store)
  })

  test("the customer's token goes from the cookie to the backend as a bearer, no other cookie does", async () => {
    await post(CART, { cookie: 'other=1; magento_customerToken=abc%2Edef' })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc.def')
    expect(sent[0]?.headers.get('cookie')).toBeNull()
  })

  test('a guest is sent as a guest', async () => {
    await post(CART, { authorization: 'Bearer made-up' })
    expect(sent[0]?.headers.get('authorization')).toBeNull()
  })

  test('[API-04] a setting gives the backend basic-auth credentials', async () => {
    vi.stubEnv('BACKEND_BASIC_AUTH', 'hut:warden')
    vi.resetModules()
    const { askBackend } = await import('./backend.ts')
    await askBackend({ ...CART, store: 'en' })
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa('hut:warden')}`)
    vi.unstubAllEnvs()
  })
})

describe('what comes back', () => {
  test("a customer's token stays in a cookie that scripts cannot read", async () => {
    backendAnswers = () => Response.json({ data: { generateCustomerToken: { token: 'jwt.of.ola' } } })
    const response = await post()
    expect(await response.text()).not.toContain('jwt.of.ola')
    expect(response.headers.get('set-cookie')).toBe('magento_customerToken=jwt.of.ola; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure')
  })

  test.each([
    ['after a logout', { data: { revokeCustomerToken: { result: true } } }, 200],
    ['when the backend refuses it', { errors: [{ message: 'expired', extensions: { category: 'graphql-authentication' } }] }, 401],
  ])('the token is removed %s', async (_when, body, status) => {
    backendAnswers = () => Response.json(body, { status })
    const response = await post(CART, { cookie: 'magento_customerToken=abc' })
    expect(response.headers.get('set-cookie')).toMatch(/^magento_customerToken=; Path=\/; Max-Age=0/)
  })

  test('[API-05] a refusal that the backend answers with 401 or 403 is an answer, not a failure of the server', async () => {
    const refusal = { errors: [{ message: 'no', extensions: { category: 'graphql-authorization' } }] }
    backendAnswers = () => Response.json(refusal, { status: 403 })
    const response = await post()
    expect([response.status, await response.json()]).toEqual([200, refusal])
  })

  test.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed')), 502],
    ['takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError')), 504],
    ['answers with a page of HTML', () => new Response('<h1>Maintenance</h1>'), 502],
    ['answers with something that is not GraphQL', () => Response.json({ message: 'hello' }), 502],
    ['fails inside', () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }), 502],
  ])('[API-05] a backend that %s is a server error with a GraphQL body and without details', async (_what, answer, status) => {
    backendAnswers = answer
    const response = await post()
    expect(response.status).toBe(status)
    expect(Object.keys((await response.json()) as object)).toEqual(['errors'])
  })

  test('an outage is logged once, with the name of the operation and without what was asked', async () => {
    backendAnswers = () => Promise.reject(new TypeError('fetch failed'))
    await post()
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
    const line = vi.mocked(console.error).mock.calls[0]!.join(' ')
    expect(line).toMatch(/^Cart: /)
    expect(line).not.toContain(CART.variables.cartId)
  })
})
