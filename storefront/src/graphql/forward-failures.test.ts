import { beforeEach, expect, test, vi } from 'vitest'
import { enterRequest, type RequestContext } from '../monitoring/request-context.ts'
import { askBackend } from './backend.ts'
import { OWN_PAGE, fakeBackend } from './backend.fixture.ts'
import { forward } from './forward.ts'

const backend = fakeBackend()
const CART = { operationName: 'Cart', query: 'query Cart($cartId:String!){cart(cart_id:$cartId){id}}', variables: { cartId: 'secret-cart' } }
let context: RequestContext

beforeEach(() => {
  context = { id: 'k7f3-q9xm-2rth', startedAt: performance.now() }
})

/** As the page server does, at the start of the request's event. */
function inRequest<Answer>(run: () => Answer): Answer {
  enterRequest(context)
  return run()
}

const send = () => inRequest(() => forward(new Request('https://shop.example/api/graphql', { method: 'POST', headers: OWN_PAGE }), CART))

test('[OPS-03] an operation reaches the backend with the id of its request', async () => {
  await send()
  expect(backend.calls[0]?.headers.get('x-request-id')).toBe(context.id)
})

test('[OPS-03] a read for a page reaches it without one, since Next would cache it once for each id', async () => {
  await inRequest(() => askBackend({ ...CART, store: 'default', init: { cache: 'force-cache' } }))
  expect(backend.calls[0]?.headers.has('x-request-id')).toBe(false)
})

const INTERNAL = { errors: [{ message: 'Internal server error', path: ['cart'] }], data: { cart: null } }

test.each([
  ['an error page', () => new Response('<h1>Maintenance</h1>', { status: 503 }), 502],
  ['a status of its own', () => Response.json({ errors: [] }, { status: 500 }), 502],
  ['an error that is none', () => Response.json({ errors: [null], data: { cart: null } }), 502],
  ['an error without a message', () => Response.json({ errors: ['No.'] }), 502],
  ['an internal error with status 200', () => Response.json(INTERNAL), 200],
  ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 504],
] as const)('[OPS-03] %s is logged once, with the operation and the status and without its variables', async (_what, answer, status) => {
  backend.answer = answer
  expect((await send()).status).toBe(status)
  const lines = vi.mocked(console.error).mock.calls
  expect(lines).toEqual([[expect.stringMatching(/^Cart: (?!.*(?:destructure|undefined))/)]])
  expect(context).toMatchObject({ operation: 'Cart', status })
  expect(JSON.stringify([lines, context])).not.toContain('secret-cart')
})

test('a refusal is not logged', async () => {
  backend.answer = () => Response.json({ errors: [{ message: 'No.', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }], data: { cart: null } })
  await send()
  expect(console.error).not.toHaveBeenCalled()
})

test.each([200, 500])('what a Magento in developer mode adds to its errors, with status %s, stays in the shop’s server', async (status) => {
  const debug = { debugMessage: 'SQLSTATE[42S02]: secret-table', file: '/var/www/secret.php', line: 7, trace: [{ call: 'Secret::run()' }] }
  const error = { message: 'Internal server error', path: ['cart'] }
  const added = { locations: [{ line: 1, column: 7 }], ...debug }
  backend.answer = () => Response.json({ errors: [{ ...error, ...added, extensions: { category: 'internal', error_code: 'UNDEFINED', ...debug } }], data: { cart: null }, extensions: { secret: 1 } }, { status })
  const answer = await send()
  expect(await answer.json()).toEqual({ errors: [{ ...error, extensions: { category: 'internal', error_code: 'UNDEFINED' } }], data: { cart: null } })
})
