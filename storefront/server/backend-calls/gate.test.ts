import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asBackendCall } from '../../src/monitoring/backend-calls.ts'
import { gated } from './gate.ts'

const READ = { operation: 'Listing', caller: 'page', isRead: true } as const
const CHANGE = { operation: 'PlaceOrder', caller: 'gateway', isRead: false } as const
const URL = 'http://backend.test/graphql'

const late = () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
const broken = () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) }))
const signal = () => AbortSignal.timeout(10_000)

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.on('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
}

test('an answer keeps its URL, by which Next’s cache knows it', async () => {
  const url = await serve((response) => response.end('{"data":{}}'))
  expect((await asBackendCall(READ, () => gated(fetch)(url, { signal: signal() }))).url).toBe(url)
})

test('a response over the size limit is aborted', async () => {
  const megabyte = Buffer.alloc(1024 * 1024)
  let sent = 0
  const url = await serve((response) => {
    const send = () => void (sent++ < 96 ? response.write(megabyte, () => response.destroyed || send()) : response.end())
    send()
  })
  await expect(asBackendCall(READ, () => gated(fetch)(url, { signal: signal() }))).rejects.toThrow('the answer exceeds 16777216 bytes')
  expect(sent).toBeLessThan(96)
})

test.each([
  ['a query is', READ, 2],
  ['a mutation is not', CHANGE, 1],
])('after a broken connection, %s repeated', async (_what, call, times) => {
  const send = vi.fn<typeof fetch>(broken)
  await expect(asBackendCall(call, () => gated(send)(URL, { signal: signal() }))).rejects.toThrow('fetch failed')
  expect(send).toHaveBeenCalledTimes(times)
})

test('Next’s renewals of what it has cached, which have no signal, have a timeout', async () => {
  const send = vi.fn<typeof fetch>(late)
  await expect(asBackendCall(READ, () => gated(send)(URL, { method: 'POST' }))).rejects.toThrow('no response within')
  expect(send.mock.calls[0]![1]?.signal).toBeInstanceOf(AbortSignal)
})

test('a read whose time has passed while it waited for the same read of another page is not sent', async () => {
  const send = vi.fn<typeof fetch>()
  await expect(asBackendCall(READ, () => gated(send)(URL, { signal: AbortSignal.abort() }))).rejects.toThrow('not sent, since the same read has waited in vain')
  expect(send).not.toHaveBeenCalled()
})

test('requests to other servers pass unchanged', async () => {
  const answer = new Response('a picture')
  const send = vi.fn<typeof fetch>(async () => answer)
  expect(await gated(send)('https://media.test/1.jpg', { redirect: 'manual' })).toBe(answer)
  expect(send).toHaveBeenCalledWith('https://media.test/1.jpg', { redirect: 'manual' })
})
