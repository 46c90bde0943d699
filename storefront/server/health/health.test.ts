import { expect, test, vi } from 'vitest'
import { page, shop } from '../shop-server.fixture.ts'
import { createHealth, type HealthCheck } from './health.ts'

const check = (name: string, isOk: boolean | Error): HealthCheck => ({
  name, check: () => (isOk instanceof Error ? Promise.reject(isOk) : Promise.resolve(isOk)),
})

async function starting(...checks: readonly HealthCheck[]) {
  const health = createHealth(checks)
  const send = await shop(page, { health })
  return { send, start: health.start, stop: health.stop, ready: async () => { const { status, body } = await send('/health/ready'); return [status, JSON.parse(body.toString())] } }
}

async function probed(...checks: readonly HealthCheck[]) {
  const probes = await starting(...checks)
  probes.start()
  return probes
}

test('[OPS-01] a running shop is live, even if its checks fail, and for any host', async () => {
  const { send } = await probed(check('backend', false))
  const { status, headers, body } = await send('/health/live', { setHost: false })
  expect([status, headers['cache-control'], JSON.parse(body.toString())]).toEqual([200, 'no-store', { status: 'live' }])
  expect((await send('/health/live', { method: 'HEAD' })).body).toHaveLength(0)
  expect((await send('/health/live', { method: 'POST' })).status).toBe(405)
})

test('[OPS-01] it is ready if every check succeeds, and names each', async () => {
  const { ready, send } = await probed(check('backend', true))
  expect(await ready()).toEqual([200, { status: 'ready', checks: { build: 'ok', backend: 'ok' } }])
  expect((await send('/health/ready')).headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test.each([
  ['fails', false],
  ['throws', new Error('ECONNREFUSED')],
] as const)('[OPS-01] a check of a shared service that %s is reported and removes no instance', async (_how, outcome) => {
  const { ready } = await probed(check('backend', outcome))
  expect(await ready()).toEqual([200, { status: 'degraded', checks: { build: 'ok', backend: 'failed' } }])
})

test('[OPS-01] it is not ready while it starts, which is no failure', async () => {
  const { ready, start } = await starting(check('backend', true))
  expect(await ready()).toEqual([503, { status: 'starting', checks: { build: 'starting', backend: 'ok' } }])
  start()
  expect(await ready()).toEqual([200, { status: 'ready', checks: { build: 'ok', backend: 'ok' } }])
})

test('[OPS-01] nor once it stops, while it still answers', async () => {
  const { ready, send, stop } = await probed()
  stop()
  expect(await ready()).toEqual([503, { status: 'stopping', checks: { build: 'ok' } }])
  expect((await send('/health/live')).status).toBe(200)
  expect((await send('/books')).status).toBe(200)
})

test('[OPS-01] any number of probes runs one check, whose result is kept for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const slow = Promise.withResolvers<boolean>()
  const backend = vi.fn<() => Promise<boolean>>().mockReturnValueOnce(slow.promise).mockResolvedValue(false)
  const { ready } = await probed({ name: 'backend', check: backend })
  const probes = [ready(), ready(), ready()]
  await expect.poll(() => backend.mock.calls.length).toBe(1)
  slow.resolve(true)
  expect((await Promise.all(probes)).map(([, { status }]) => status)).toEqual(['ready', 'ready', 'ready'])
  expect((await ready())[1].status).toBe('ready')
  expect(backend).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1001)
  expect((await ready())[1].status).toBe('degraded')
  vi.useRealTimers()
})
