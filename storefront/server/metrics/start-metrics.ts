import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setMeasures } from '../../src/monitoring/measures.ts'
import { createHttpServer } from '../http-limits.ts'
import { watchBackendCalls } from '../watch-backend-calls.ts'
import { createRegistry, type Observed } from './registry.ts'

interface Address {
  readonly port: number
  readonly host: string
}

/**
 * Measures from now on, and answers Prometheus on a port of its own: figures of the business must not lie beside the shop's pages.
 * @throws if the port is in use
 */
export async function startMetrics({ port, host }: Address, observed: Observed): Promise<Server> {
  const { registry, measures } = createRegistry(observed)
  const server = createHttpServer({}, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        console.error('The metrics cannot be read:', error)
        response.writeHead(500).end()
      },
    )
  })
  const listening = once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Metrics cannot be served at ${host}:${port} (METRICS_HOST, METRICS_PORT): ${error.message}`)
  })
  server.listen(port, host)
  await listening
  server.once('close', watchBackendCalls((call) => ({ seconds, isFailed }) => measures.backendCall(call, seconds, isFailed)))
  setMeasures(measures)
  console.log(`Metrics for Prometheus are at http://${host}:${(server.address() as AddressInfo).port}/metrics`)
  return server
}
