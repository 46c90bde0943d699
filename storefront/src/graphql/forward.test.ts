import { afterEach, describe, expect, test, vi } from 'vitest'
import { OWN_PAGE, fakeBackend } from './backend.fixture.ts'
import { forward } from './forward.ts'

const backend = fakeBackend()

const LOGIN = 'mutation GenerateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}'
const ADD = 'mutation AddProductsToCart($id:String!){addProductsToCart(cartId:$id cartItems:[]){cart{id}}}'
const CUSTOMER = 'query getCustomer{customer{email}}'
const EXPIRED = { errors: [{ message: 'Token wygasł', extensions: { category: 'graphql-authentication' } }] }
const WRONG = { data: { generateCustomerToken: null }, errors: [{ message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.', path: ['generateCustomerToken'], extensions: { category: 'graphql-authentication' } }] }

function send(query: string, headers: Record<string, string> = {}, variables = {}): Promise<Response> {
  const request = new Request('https://shop.example/api/graphql', { method: 'POST', headers: { ...OWN_PAGE, ...headers } })
  return forward(request, { operationName: 'Any', query, variables })
}

const logIn = (email: string, address = '203.0.113.7') => send(LOGIN, { 'x-forwarded-for': address }, { email, password: 'x' })
const bearers = () => backend.calls.map(({ headers }) => headers.get('authorization'))
const cookiesOf = (response: Response) => response.headers.getSetCookie()
const REMOVED = ['/', '/api', '/api/', '/api/graphql'].map((path) => expect.stringMatching(`^magento_customerToken=; Path=${path}; Max-Age=0`))

function expectGuest(response: Response): void {
  expect(cookiesOf(response)).toEqual(expect.arrayContaining([...REMOVED, expect.stringMatching('^magento_customerSession=; Path=/; Max-Age=0')]))
}

describe('the session', () => {
  test('[AUTH-04] a login sets the token’s cookie and the session cookie, and its response contains neither', async () => {
    backend.answer = () => Response.json({ data: { generateCustomerToken: { token: 'jwt.of.ola' } } })
    const response = await logIn('ola@example.com')
    const [token, session = ''] = cookiesOf(response)
    expect(token).toMatch(/^magento_customerToken=jwt\.of\.ola; /)
    expect(session).toMatch(/^magento_customerSession=[\w-]{22}; /)
    expect(cookiesOf(response)).toHaveLength(2)
    const text = await response.text()
    expect(text).not.toContain('jwt.of.ola')
    expect(text).not.toContain(/=([^;]*)/.exec(session)![1])
  })

  test('[AUTH-14] a login replaces a token that the browser had before, without sending it to the backend', async () => {
    backend.answer = () => Response.json({ data: { generateCustomerToken: { token: 'jwt.of.ola' } } })
    const response = await send(LOGIN, { cookie: 'magento_customerToken=jwt.of.eve' }, { email: 'ola@example.com' })
    expect(bearers()).toEqual([null])
    expect(cookiesOf(response)).toEqual(expect.arrayContaining([expect.stringMatching(/^magento_customerToken=jwt\.of\.ola; Path=\/;/), ...REMOVED.slice(1)]))
  })

  test('[AUTH-14] a late refusal of the token from before a login does not end the new session', async () => {
    const stale = { cookie: 'magento_customerToken=jwt.before' }
    backend.answer = () => Response.json({ data: { generateCustomerToken: { token: 'jwt.after' } } })
    await send(LOGIN, stale, { email: 'ola@example.com' })
    backend.answer = ({ headers }) => (headers.has('authorization') ? Response.json(EXPIRED, { status: 401 }) : Response.json({ data: { cart: null } }))
    expect(cookiesOf(await send(ADD, stale))).toEqual([])
  })

  test('a page with TLS gets `Secure` cookies even if the proxy does not report TLS', async () => {
    backend.answer = () => Response.json({ data: { generateCustomerToken: { token: 'jwt.of.ola' } } })
    const response = await send(LOGIN, { 'x-forwarded-proto': 'http' }, { email: 'ola@example.com' })
    expect(cookiesOf(response).every((cookie) => cookie.endsWith('; Secure'))).toBe(true)
  })

  test('[AUTH-14] a wrong password ends no session', async () => {
    backend.answer = () => Response.json(WRONG, { status: 401 })
    const response = await send(LOGIN, { cookie: 'magento_customerToken=jwt.of.ola' }, { email: 'ola@example.com' })
    expect([response.status, await response.json(), cookiesOf(response)]).toEqual([200, WRONG, []])
  })

  test.each([401, 500, 200])('[AUTH-04] [AUTH-14] an expired token, refused with %i, is removed, and the visitor is served as a guest', async (status) => {
    const added = { data: { addProductsToCart: { cart: { id: 'abc' } } } }
    backend.answer = ({ headers }) => (headers.has('authorization') ? Response.json(EXPIRED, { status }) : Response.json(added))
    const response = await send(ADD, { cookie: `magento_customerToken=made-up-${status}` })
    expect(bearers()).toEqual([`Bearer made-up-${status}`, null])
    expect([response.status, await response.json()]).toEqual([200, added])
    expectGuest(response)
  })

  test('[AUTH-14] an expired token that the backend ignores is removed once it yields no customer', async () => {
    const guest = { data: { customer: null }, errors: [{ message: 'no', path: ['customer'], extensions: { category: 'graphql-authorization' } }] }
    backend.answer = () => Response.json(guest)
    const response = await send(CUSTOMER, { cookie: 'magento_customerToken=dead' })
    expect(await response.json()).toEqual(guest)
    expect(backend.calls).toHaveLength(1)
    expectGuest(response)
  })

  test.each([
    ['two tokens', 'magento_customerToken=jwt.of.eve; magento_customerToken=jwt.of.ola'],
    ['a token that is not valid in a header', 'magento_customerToken=%0A'],
  ])('[AUTH-14] a browser with %s is served as a guest, and its cookies are removed', async (_what, cookie) => {
    const response = await send(CUSTOMER, { cookie })
    expect([response.status, bearers()]).toEqual([200, [null]])
    expectGuest(response)
  })

  test('an outage does not end the session', async () => {
    backend.answer = () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })
    expect(cookiesOf(await send(CUSTOMER, { cookie: 'magento_customerToken=jwt.of.ola' }))).toEqual([])
  })
})

describe('guessing', () => {
  const statuses = async (count: number, email: (index: number) => string, address: (index: number) => string) => {
    const responses = await Promise.all(Array.from({ length: count }, (_, index) => logIn(email(index), address(index))))
    return responses.map(({ status }) => status)
  }

  test.each(['known@example.com', 'nobody-at-all@example.com'])('the password of %s is limited to five attempts, from any address and at any speed', async (email) => {
    backend.answer = () => Response.json(WRONG)
    expect(await statuses(7, () => email, (index) => `198.51.100.${index}`)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(backend.calls).toHaveLength(5)
    const response = await logIn(email)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await response.json()).toEqual({ errors: [{ message: expect.stringMatching(/too many/i), extensions: expect.any(Object) }] })
  })

  test('is limited to fifty attempts from one address, across all accounts', async () => {
    backend.answer = () => Response.json(WRONG)
    const all = await statuses(51, (index) => `guess-${index}@example.com`, () => '192.0.2.1')
    expect([all.slice(0, 50).every((status) => status === 200), all[50]]).toEqual([true, 429])
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })],
  ])('attempts do not count if the backend %s', async (_what, answer) => {
    backend.answer = answer
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await logIn('patient@example.com')).status).toBe(502)
  })
})

test.each([
  ['breaks off', () => new TypeError('terminated'), 502, 'terminated'],
  ['takes too long', () => new DOMException('no response within 10 seconds', 'TimeoutError'), 504, 'no response within 10 seconds'],
])('a response that %s halfway is logged with its reason', async (what, failure, status, line) => {
  backend.answer = () => new Response(new ReadableStream({ pull: (controller) => controller.error(failure()) }))
  expect((await logIn(`${what.replaceAll(' ', '-')}@example.com`)).status).toBe(status)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`Any: the backend cannot be reached or understood: ${line}`)
  expect(backend.calls).toHaveLength(1)
})

describe('guessing the password of the customer who is logged in', () => {
  const CHANGE = 'mutation ChangeCustomerPassword($currentPassword:String!){changeCustomerPassword(currentPassword:$currentPassword newPassword:"x"){email}}'
  const MOVE = 'mutation UpdateCustomerEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email}}}'

  test('is limited to five attempts per session, for any change and from any address', async () => {
    backend.answer = () => Response.json({ data: {}, errors: [{ message: 'Invalid login or password.', path: ['any'], extensions: { category: 'graphql-authentication' } }] })
    const attempt = (index: number, session = 'of-ola') =>
      send(index % 2 ? CHANGE : MOVE, { cookie: `magento_customerToken=jwt.${session}`, 'x-forwarded-for': `198.51.101.${index}` }, { currentPassword: 'x', email: `guess-${index}@example.com`, password: 'x' })
    const statuses = []
    for (let index = 0; index < 7; index += 1) statuses.push((await attempt(index)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await attempt(8, 'of-adam')).status).toBe(200)
  })

  test('is limited to twenty attempts from one address, across all sessions', async () => {
    backend.answer = () => Response.json({ data: {}, errors: [{ message: 'A customer with the same email address already exists in an associated website.', path: ['updateCustomerEmail'], extensions: { category: 'graphql-input' } }] })
    const statuses = []
    for (let index = 0; index < 21; index += 1) {
      const headers = { cookie: `magento_customerToken=jwt.eve-${index >> 2}`, 'x-forwarded-for': '198.51.101.99' }
      statuses.push((await send(MOVE, headers, { email: `guess-${index}@example.com`, password: 'x' })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })
})

describe('requesting a mail', () => {
  const SUBSCRIBE = 'mutation SubscribeEmailToNewsletter($email:String!){subscribeEmailToNewsletter(email:$email){status}}'
  const RESET = 'mutation RequestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}'
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['there is an account', { data: { requestPasswordResetEmail: true } }],
    ['there is none', { data: { requestPasswordResetEmail: null }, errors: [{ message: 'Nie', path: ['requestPasswordResetEmail'], extensions: { category: 'graphql-input' } }] }],
  ])('neither the response nor its time reveals whether %s', async (_what, answer) => {
    expect(await answerAfterHalfASecond(RESET, answer)).toBe('{"data":{"requestPasswordResetEmail":true}}')
  })

  test.each([
    ['is new', { data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } }],
    ['is subscribed', { data: { subscribeEmailToNewsletter: null }, errors: [{ message: 'Nie', path: ['subscribeEmailToNewsletter'], extensions: { category: 'graphql-already-exists' } }] }],
  ])('neither the response nor its time reveals whether an address %s to the newsletter', async (_what, answer) => {
    expect(await answerAfterHalfASecond(SUBSCRIBE, answer)).toBe('{"data":{"subscribeEmailToNewsletter":{"status":"SUBSCRIBED"}}}')
  })

  async function answerAfterHalfASecond(query: string, answer: object): Promise<string> {
    vi.useFakeTimers()
    backend.answer = () => Response.json(answer)
    let text = ''
    const request = send(query, {}, { email: `${crypto.randomUUID()}@example.com` }).then(async (response) => (text = await response.text()))
    await vi.advanceTimersByTimeAsync(499)
    expect(text).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    await request
    return text
  }
})

describe('finding the order of a guest', () => {
  const LOOK = 'query GuestOrder($number:String!$email:String!$lastname:String!){guestOrder(input:{number:$number email:$email lastname:$lastname}){number}}'
  const look = (number: string) => send(LOOK, { 'x-forwarded-for': '203.0.113.9' }, { number, email: 'ola@example.com', lastname: 'Nowak' })
  const refuse = (category: string) => {
    backend.answer = () => Response.json({ data: null, errors: [{ message: category, path: ['guestOrder'], extensions: { category } }] })
  }

  test('every refusal is the same, byte for byte, and the limit expires', async () => {
    refuse('graphql-no-such-entity')
    const missing = await (await look('000000071')).text()
    refuse('graphql-authorization')
    expect(await (await look('000000071')).text()).toBe(missing)
    const responses = await Promise.all(Array.from({ length: 9 }, () => look('000000071')))
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 429])
    expect((await look('000000072')).status).toBe(200)
  })
})

describe('a refusal', () => {
  const REFUSED = { data: { addProductsToCart: null }, errors: [{ message: 'Nein.', path: ['addProductsToCart'], extensions: { category: 'graphql-no-such-entity' } }] }
  const GONE = { data: { cart: null }, errors: [{ message: 'Nein.', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }] }
  const answerBy = (bearer: (authorization: string | null) => object) => {
    backend.answer = ({ body, headers }) =>
      Response.json((body as { operationName: string }).operationName === 'CartCount' ? GONE : bearer(headers.get('authorization')))
  }
  const reasons = async (response: Response) => ((await response.json()) as { errors: { extensions: object }[] }).errors.map(({ extensions }) => extensions)

  test('[CART-12] [API-03] carries its reason, read from the same visitor’s cart in the same store view', async () => {
    answerBy(() => REFUSED)
    const response = await send(ADD, { cookie: 'magento_customerToken=jwt.of.ola', store: 'pl' }, { cartId: 'abc' })
    expect(await reasons(response)).toEqual([{ category: 'graphql-no-such-entity', refusal: { reason: 'cartGone' } }])
    expect(backend.calls.map(({ headers }) => [headers.get('authorization'), headers.get('store')])).toEqual([
      ['Bearer jwt.of.ola', 'pl'],
      ['Bearer jwt.of.ola', 'pl'],
    ])
  })

  test('[CART-12] is probed without a token that the backend has rejected', async () => {
    answerBy((authorization) => (authorization ? EXPIRED : REFUSED))
    await send(ADD, { cookie: 'magento_customerToken=jwt.dead' }, { cartId: 'abc' })
    expect(bearers()).toEqual(['Bearer jwt.dead', null, null])
  })
})

test('HTML entities in the backend’s response are decoded for the browser', async () => {
  backend.answer = () => Response.json({ data: { cart: { items: [{ product: { name: 'LumaTech&trade; Tee' } }] } } })
  expect(await (await send(ADD)).json()).toEqual({ data: { cart: { items: [{ product: { name: 'LumaTech™ Tee' } }] } } })
})
