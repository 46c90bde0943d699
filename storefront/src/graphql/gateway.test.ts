import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { OWN_PAGE, fakeBackend } from './backend.fixture.ts'
import { gateway } from './gateway.ts'
import { CartOperation } from './generated/cart.ts'
import { GuestOrderByPostcodeOperation } from './generated/guest-order.since-2.4.7.ts'

const backend = fakeBackend()
const CART = { operationName: CartOperation.name, variables: { cartId: 'x'.repeat(32) }, query: CartOperation.query }

function post(body: unknown = CART, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return gateway(new Request('https://shop.example/api/graphql', { method, headers: { ...OWN_PAGE, ...headers }, ...(method === 'GET' ? {} : { body: text }) }))
}

describe('accepted requests', () => {
  test('[API-01] an operation of the shop, as JSON by POST from its own page', async () => {
    const response = await post()
    expect([response.status, await response.json()]).toEqual([200, { data: { cart: null } }])
    expect(backend.calls[0]?.body).toEqual(CART)
  })

  test('removes undeclared variables, so that they cannot reset the limit on guessing an order', async () => {
    backend.answer = () => Response.json({ data: null, errors: [{ message: 'No.', path: ['guestOrder'], extensions: { category: 'graphql-no-such-entity' } }] })
    const { name, query } = GuestOrderByPostcodeOperation
    const guess = (index: number) => {
      const input = { number: '000000012', email: 'ola@example.com', postcode: `00-0${index + 10}` }
      return post({ operationName: name, query, variables: { input, number: `${index}`, email: `guess-${index}@example.com` } }, { 'x-forwarded-for': `198.51.100.${index}` })
    }
    const responses = await Promise.all(Array.from({ length: 11 }, (_, index) => guess(index)))
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
    expect(backend.calls[0]?.body).toHaveProperty('variables', { input: expect.any(Object) })
  })

  test.each([
    ['another method', () => post(CART, {}, 'GET'), 405],
    ['a form', () => post(CART, { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['a form that looks like text', () => post(CART, { 'content-type': 'text/plain' }), 415],
    ['a form with files', () => post(CART, { 'content-type': 'multipart/form-data; boundary=x' }), 415],
    ['a body that is not JSON', () => post('{"operationName":'), 400],
    ['JSON that is no operation', () => post('[]'), 400],
    ['an operation that the shop does not have', () => post({ ...CART, operationName: 'Everything', query: '{customer{email}}' }), 400],
    ['an operation of the shop with another text', () => post({ ...CART, query: 'query Cart{customer{email}}' }), 400],
    ['more than 64 kB', () => post({ ...CART, variables: { cartId: 'x'.repeat(65 * 1024) } }), 413],
  ])('[API-01] %s is refused with a GraphQL error and not forwarded', async (_what, attempt, status) => {
    const response = await attempt()
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { category: 'graphql-input' } }] })
    expect(backend.calls).toEqual([])
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['another site with the same ending', 'https://not-shop.example'],
    ['another site with the same beginning', 'https://shop.example.evil.example'],
    ['a sub-domain', 'https://blog.shop.example'],
    ['another port', 'https://shop.example:8443'],
    ['a page without TLS, which an attacker on the network can forge', 'http://shop.example'],
    ['a sandboxed frame or a file, whose origin is null', 'null'],
    ['no origin', ''],
    ['another site that is addressed by its own host name', 'https://evil.example', { host: 'evil.example' }],
    ['another site with the headers of a proxy', 'https://evil.example', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['the shop itself in another spelling', 'https://shop.example/'],
  ] as [string, string, Record<string, string>?][])('a page of %s is refused and not forwarded', async (_what, origin, headers) => {
    expect((await post(CART, { ...headers, origin })).status).toBe(403)
    expect(backend.calls).toEqual([])
  })

  test.each([
    ['an array of variables', { ...CART, variables: [] }],
    ['an array with variables', { ...CART, variables: ['x'] }],
    ['variables nested too deeply', `{"operationName":"Cart","query":${JSON.stringify(CART.query)},"variables":{"cartId":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
  ])('%s is a bad request and not forwarded', async (_what, body) => {
    expect((await post(body)).status).toBe(400)
    expect(backend.calls).toEqual([])
  })

  test('replaces an unpaired surrogate, which PHP cannot parse, before it reaches the backend', async () => {
    await post(`{"operationName":"Cart","query":${JSON.stringify(CART.query)},"variables":{"cartId":"a\\ud83d"}}`)
    expect(backend.calls[0]?.body).toHaveProperty('variables', { cartId: 'a\ufffd' })
  })

  test('a streamed body over the limit is aborted as well', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(32)) })
    const request = new Request('https://shop.example/api/graphql', { method: 'POST', headers: OWN_PAGE, body: endless, duplex: 'half' } as RequestInit)
    expect((await gateway(request)).status).toBe(413)
  })
})

describe('headers for the backend', () => {
  test.each([
    ['en', 'en'],
    ['pl', 'pl'],
    ['', 'default'],
    ['admin', 'default'],
  ])('[API-02] the store view of the locale %j is %j', async (locale, store) => {
    await post(CART, { store: locale })
    expect(backend.calls[0]?.headers.get('store')).toBe(store)
  })

  test('[API-02] the setting of store views names another code for a locale', async () => {
    vi.stubEnv('STORE_CODES', 'pl=polski')
    vi.resetModules()
    const { storeCode } = await import('./backend.ts')
    expect(['pl', 'en', undefined].map(storeCode)).toEqual(['polski', 'en', 'default'])
    vi.unstubAllEnvs()
  })

  test("[API-03] the customer's token goes from its cookie to the backend as a bearer token, and no other cookie does", async () => {
    await post(CART, { cookie: 'other=1; magento_customerToken=abc%2Edef' })
    expect(backend.calls[0]?.headers.get('authorization')).toBe('Bearer abc.def')
    expect(backend.calls[0]?.headers.get('cookie')).toBeNull()
  })

  test('the backend gets the visitor’s IP address', async () => {
    await post(CART, { 'x-forwarded-for': '203.0.113.7' })
    expect(backend.calls[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
  })

  test('[API-03] a guest’s request carries no token', async () => {
    await post(CART, { authorization: 'Bearer made-up' })
    expect(backend.calls[0]?.headers.get('authorization')).toBeNull()
  })

  test('[API-04] sends basic-auth credentials to the backend if a setting has them', async () => {
    vi.stubEnv('BACKEND_BASIC_AUTH', 'hut:warden')
    vi.resetModules()
    const { askBackend } = await import('./backend.ts')
    await askBackend({ ...CART, store: 'en' })
    expect(backend.calls[0]?.headers.get('authorization')).toBe(`Basic ${btoa('hut:warden')}`)
    vi.unstubAllEnvs()
  })

  test('[API-03] the customer’s token replaces the basic-auth credentials, because a request has one Authorization header', async () => {
    vi.stubEnv('BACKEND_BASIC_AUTH', 'hut:warden')
    vi.resetModules()
    const { askBackend } = await import('./backend.ts')
    await askBackend({ ...CART, store: 'en', token: 'abc.def' })
    expect(backend.calls[0]?.headers.get('authorization')).toBe('Bearer abc.def')
    vi.unstubAllEnvs()
  })
})

describe('responses', () => {
  test('[API-05] a refusal with status 401 or 403 reaches the browser as a GraphQL response, not as a server error', async () => {
    const refusal = { errors: [{ message: 'no', extensions: { category: 'graphql-authorization' } }] }
    backend.answer = () => Response.json(refusal, { status: 403 })
    const response = await post()
    expect([response.status, await response.json()]).toEqual([200, refusal])
  })

  test.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed')), 502],
    ['takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError')), 504],
    ['answers with an HTML page', () => new Response('<h1>Maintenance</h1>'), 502],
    ['answers with JSON that is not GraphQL', () => Response.json({ message: 'hello' }), 502],
    ['has an internal error', () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }), 502],
    ['does not know a field', () => Response.json({ errors: [{ message: 'Cannot query field "x" on type "Cart".', extensions: { category: 'graphql' } }] }, { status: 400 }), 502],
  ])('[API-05] a backend that %s is a server error with a GraphQL body and without details', async (_what, answer, status) => {
    backend.answer = answer
    const response = await post()
    expect(response.status).toBe(status)
    expect(Object.keys((await response.json()) as object)).toEqual(['errors'])
  })

  test.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })), 'fetch failed'],
    ['takes too long', () => Promise.reject(new DOMException('no response within 10 seconds', 'TimeoutError')), 'no response within 10 seconds'],
    ['fails with a customer’s data in its message', () => Response.json({ errors: [{ message: 'No ola@example.com', path: ['cart'] }] }, { status: 500 }), 'answered 500'],
    ['breaks off in the middle of a response', () => new Response('{"data":{"generateCustomerToken":{"token":"jwt-of-ola"'), 'status 200'],
    ['mixes its response with other text', () => new Response('{"data": jwt-of-ola ola@example.com'), 'status 200'],
    ['answers with JSON that is not GraphQL', () => Response.json({ token: 'jwt-of-ola' }, { status: 500 }), 'status 500'],
  ])('a backend that %s is logged once with the name of the operation, without data of the request or the response', async (_what, answer, reason) => {
    backend.answer = answer
    await post(CART, { cookie: 'magento_customerToken=jwt-of-ola' })
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
    const line = vi.mocked(console.error).mock.calls[0]!.map((part) => inspect(part)).join(' ')
    expect(line).toMatch(/^'Cart: /)
    expect(line).toContain(reason)
    expect(line).not.toMatch(/jwt|ola@|xxx|\n/)
  })

  test('the log names an unknown store view by its code and its setting', async () => {
    const refusal = { errors: [{ message: 'Requested store is not found (en)', extensions: { category: 'graphql-input' } }] }
    backend.answer = () => Response.json(refusal, { status: 500 })
    await post(CART, { store: 'en' })
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["Cart: the backend answered 500: Requested store is not found (en) (requested store view 'en': see STORE_CODES)"],
    ])
  })
})
