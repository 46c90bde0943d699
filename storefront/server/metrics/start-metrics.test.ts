import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { asBackendCall } from '../../src/monitoring/backend-calls.ts'
import { setMeasures } from '../../src/monitoring/measures.ts'
import { startMetrics } from './start-metrics.ts'

const NOTHING = { pages: { size: 0, bytes: 0 }, renders: { running: 0, waiting: 0 }, connections: () => 0, build: { id: 'b1', version: '1' } }
const running: Server[] = []
const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function metrics() {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const server = await startMetrics({ port: 0, host: '127.0.0.1' }, NOTHING)
  running.push(server)
  return { server, read: async (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${portOf(server)}${path}`, { method }) }
}

afterEach(() => {
  setMeasures(undefined)
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('[OPS-02] Prometheus reads /metrics, and there is nothing else', async () => {
  const { read } = await metrics()
  const response = await read()
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await response.text()).toContain('kram_build_info{build="b1",version="1"} 1')
  expect([(await read('/')).status, (await read('/metrics', 'POST')).status]).toEqual([404, 405])
})

test('a port in use is reported with the names of its settings', async () => {
  const { server } = await metrics()
  await expect(startMetrics({ port: portOf(server), host: '127.0.0.1' }, NOTHING)).rejects.toThrow(/METRICS_HOST, METRICS_PORT/)
})

test('[OPS-02] calls that reach the backend are measured by operation and caller, and its failures are counted', async () => {
  const { read } = await metrics()
  const backend = createServer((request, response) => {
    if (request.url === '/cut') return void request.socket.destroy()
    response.writeHead(request.url === '/broken' ? 500 : 200).end('{}')
  })
  running.push(backend)
  await once(backend.listen(0), 'listening')
  const call = (operation: string, path: string) =>
    asBackendCall({ operation, caller: 'page', isRead: true }, async () => (await fetch(`http://localhost:${portOf(backend)}${path}`)).text()).catch(() => {})
  await call('Product', '/')
  await call('Product', '/broken')
  await call('Menu', '/cut')
  await fetch(`http://localhost:${portOf(backend)}/other`)
  await asBackendCall({ operation: 'Cached', caller: 'page', isRead: true }, () => Promise.resolve())

  const text = await (await read()).text()
  expect(text).toContain('kram_backend_seconds_count{operation="Product",caller="page"} 2')
  expect(text).toContain('kram_backend_seconds_count{operation="Menu",caller="page"} 1')
  expect(text).toContain('kram_backend_failures_total{operation="Product",caller="page"} 1')
  expect(text).toContain('kram_backend_failures_total{operation="Menu",caller="page"} 1')
  expect(text).not.toContain('Cached')
  expect(text.match(/kram_backend_seconds_count/g)).toHaveLength(2)
})
