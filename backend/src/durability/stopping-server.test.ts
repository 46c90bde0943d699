import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkConsistency } from './consistency.fixture.ts'
import { type BackendProcess, startBackend } from './backend-process.fixture.ts'
import { prepareCarts } from './ready-carts.fixture.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kram-stopping-server-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** An order whose headers the backend has read, as its `100 Continue` confirms. */
async function beginOrder(address: string, cart: string): Promise<{ readonly sent: ClientRequest; readonly body: string }> {
  const body = JSON.stringify({ query: `mutation { placeOrder(input: { cart_id: "${cart}" }) { order { order_number } } }` })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' }
  const sent = request(address, { method: 'POST', headers })
  sent.flushHeaders()
  await once(sent, 'continue')
  return { sent, body }
}

const refusesConnections = ({ address }: BackendProcess): Promise<boolean> =>
  fetch(address).then(() => false, () => true)

const exitOf = async ({ child }: BackendProcess): Promise<unknown> => child.exitCode ?? ((await once(child, 'exit')) as unknown[])[0]

test('pending orders are answered after SIGTERM, and new connections are refused', async () => {
  const carts = await prepareCarts(join(folder, 'shop.db'), 3)
  const backend = await startBackend(folder)
  const begun = await Promise.all(carts.map((cart) => beginOrder(backend.address, cart)))
  backend.child.kill('SIGTERM')
  // Twice: npm forwards a Ctrl-C to a process that has already received it from the terminal.
  backend.child.kill('SIGTERM')
  await expect.poll(() => refusesConnections(backend)).toBe(true)

  const numbers = await Promise.all(begun.map(async ({ sent, body }) => {
    const answered = once(sent.end(body), 'response') as Promise<[IncomingMessage]>
    const [response] = await answered
    expect(response.headers.connection).toBe('close')
    return (JSON.parse(await text(response)) as { data: { placeOrder: { order: { order_number: string } } } }).data.placeOrder.order.order_number
  }))
  expect(await exitOf(backend)).toBe(0)
  const { flaws, orders } = checkConsistency(join(folder, 'shop.db'))
  expect(flaws).toEqual([])
  expect(carts.map((cart) => orders.get(cart))).toEqual(numbers)
})

test('a request that never ends is cut at the timeout, and a second signal ends the backend immediately', async () => {
  const [cart] = await prepareCarts(join(folder, 'shop.db'), 1)
  const stopOver = async (settings: Record<string, string>) => {
    const backend = await startBackend(folder, settings)
    const { sent } = await beginOrder(backend.address, cart!)
    backend.child.kill('SIGTERM')
    return { backend, isBroken: once(sent, 'error') }
  }
  const timedOut = await stopOver({ BACKEND_STOP_TIMEOUT: '1' })
  await timedOut.isBroken
  expect(await exitOf(timedOut.backend)).toBe(0)
  const interrupted = await stopOver({})
  const signals = setInterval(() => interrupted.backend.child.kill('SIGTERM'), 100)
  await interrupted.isBroken
  expect(await exitOf(interrupted.backend)).toBe(1)
  clearInterval(signals)
})
