import { afterEach, expect, test, vi } from 'vitest'
import { referenceOf } from '../lib/log-failure.ts'
import { ServerError } from './errors.ts'
import { postJson } from './post-json.ts'

afterEach(() => vi.unstubAllGlobals())

function post(answer: typeof fetch): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  return postJson('Alert', '/api/alert', { sku: 'HAL-1' }, { 'x-recaptcha': 'token' })
}

const answer = (status: number, body: object | null) => vi.fn<typeof fetch>(async () => new Response(body && JSON.stringify(body), { status, headers: { 'x-request-id': 'a-request' } }))

test('[OPS-03] gives the answer with the id of its request', async () => {
  const sent = answer(200, { outcome: 'accepted' })
  expect(await post(sent)).toEqual({ answer: { outcome: 'accepted' }, reference: 'a-request' })
  expect(sent.mock.calls).toEqual([['/api/alert', {
    method: 'POST', cache: 'no-store', headers: { 'content-type': 'application/json', 'x-recaptcha': 'token' }, body: '{"sku":"HAL-1"}',
  }]])
})

test.each([
  ['a failure that the log has', answer(500, null), { status: 500 }, 'a-request'],
  ['a refusal', answer(413, null), { status: 413 }, undefined],
  ['a shop that is not reached', async () => Promise.reject(new TypeError('fetch failed')), { cause: expect.any(TypeError) }, undefined],
])('[OPS-03] only a failure that the log has names its request: %s', async (_what, fetched, properties, reference) => {
  const error = await post(fetched).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject(properties)
  expect(referenceOf(error)).toBe(reference)
})
