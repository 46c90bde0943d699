import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import { fakeBackend } from './backend.fixture.ts'
import { CartOperation } from './generated/cart.ts'
import { enterRequest } from '../monitoring/request-context.ts'
import { read } from './server.ts'

const backend = fakeBackend()

test('[API-02] reads for public pages send the backend their store view and no visitor’s data', async () => {
  await read(CartOperation, { cartId: 'abc' }, { locale: 'pl', tags: ['store'] }).catch(() => undefined)
  expect([...backend.calls[0]!.headers.keys()].toSorted()).toEqual(['accept', 'content-type', 'store'])
  expect(backend.calls[0]!.headers.get('store')).toBe('pl')
})

test.each([1, 60, 3600])('[ENV-04] responses for pages are cached for the configured seconds: %d', async (revalidate) => {
  vi.stubEnv('REVALIDATE_SECONDS', String(revalidate))
  vi.resetModules()
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: { cart: null } }))
  vi.stubGlobal('fetch', fetched)
  const server = await import('./server.ts')
  await server.read(CartOperation, { cartId: 'abc' }, { locale: 'en', tags: [] })
  expect(fetched.mock.calls[0]![1]).toMatchObject({ cache: 'force-cache', next: { revalidate } })
  vi.unstubAllEnvs()
})

test('HTML entities in the backend’s response are decoded', async () => {
  backend.answer = () => Response.json({ data: { cart: { items: [{ product: { name: 'LumaTech&trade; Tee' } }] } } })
  expect(await read(CartOperation, { cartId: 'abc' }, { locale: 'en', tags: [] })).toMatchObject({ cart: { items: [{ product: { name: 'LumaTech™ Tee' } }] } })
})

const readCart = () =>
  read(CartOperation, { cartId: 'abc' }, { locale: 'pl', tags: ['store'] }).then(
    () => 'nothing failed',
    (error: unknown) => inspect(error),
  )

test('the error names an unknown store view by its code and its setting', async () => {
  const refusal = { errors: [{ message: 'Requested store is not found (pl)', extensions: { category: 'graphql-input' } }] }
  backend.answer = () => Response.json(refusal, { status: 500 })
  expect(await readCart()).toBe(
    "ServerError: Cart: the backend answered 500: Requested store is not found (pl) (requested store view 'pl': see STORE_CODES)",
  )
})

test.each([
  ['is too slow', () => Promise.reject(new DOMException('no response within 10 seconds', 'TimeoutError')), 'the backend cannot be reached (no response within 10 seconds)'],
  [
    'is unreachable',
    () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }) })),
    'the backend cannot be reached (fetch failed (ECONNREFUSED))',
  ],
  ['has an internal error', () => new Response('<h1>Error</h1>', { status: 500 }), 'the backend answered 500'],
  ['refuses', () => Response.json({ data: null, errors: [{ message: 'Internal server error' }] }), 'Internal server error'],
])('a backend that %s causes one log line with the name of the operation', async (_what, answer, reason) => {
  backend.answer = answer
  expect(await readCart()).toBe(`ServerError: Cart: ${reason}`)
})

test('a read that has failed is not repeated for the same request, which reads it for the page, its metadata and the error page', async () => {
  backend.answer = () => new Response('<h1>Error</h1>', { status: 500 })
  const failureOf = (id: string) => {
    enterRequest({ id, startedAt: 0 })
    const reads = [1, 2, 3].map(() => () => read(CartOperation, { cartId: 'abc' }, { locale: 'pl', tags: ['store'] }).catch((error: unknown) => error))
    return reads.reduce<Promise<unknown[]>>(async (failures, next) => [...(await failures), await next()], Promise.resolve([]))
  }
  const failures = await failureOf('one')
  expect(new Set(failures).size).toBe(1)
  expect(backend.calls).toHaveLength(1)
  await failureOf('another')
  expect(backend.calls).toHaveLength(2)
})
