import type { IncomingMessage, ServerResponse } from 'node:http'
import { boundedCheck } from './bounded-check.ts'

export interface HealthCheck {
  readonly name: string
  /**
   * Whether its failure takes this instance out of service. Only for what other instances may still have: if all of them failed with
   * a service that they share, the proxy would have none left, while each could still serve the pages in its memory.
   */
  readonly isNecessary?: boolean
  readonly check: () => Promise<boolean>
}

export interface Health {
  readonly answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>
  /** From now on, proxies should send nothing more. */
  readonly stop: () => void
}

const PATHS: ReadonlySet<string> = new Set(['/health/live', '/health/ready'])

export const isHealthPath = (pathname: string): boolean => PATHS.has(pathname)

/** Answers the probes of proxies and orchestrators. They are neither logged nor cached. */
export function createHealth(checks: readonly HealthCheck[]): Health {
  const bounded = checks.map(({ name, isNecessary = false, check }) => ({ name, isNecessary, check: boundedCheck(check) }))
  let isStopping = false

  const answer: Health['answer'] = async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, {})
    if (pathname === '/health/live') return reply(response, 200, { status: 'live' })
    const results = await Promise.all(bounded.map(async ({ name, isNecessary, check }) => ({ name, isNecessary, isOk: await check() })))
    const isReady = !isStopping && results.every(({ isNecessary, isOk }) => isOk || !isNecessary)
    const status = isStopping ? 'stopping' : !isReady ? 'unavailable' : results.every(({ isOk }) => isOk) ? 'ready' : 'degraded'
    const named = Object.fromEntries(results.map(({ name, isOk }) => [name, isOk ? 'ok' : 'failed']))
    return reply(response, isReady ? 200 : 503, { status, checks: named })
  }
  return { answer, stop: () => void (isStopping = true) }
}

function reply(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': Buffer.byteLength(text), ...(status === 405 && { allow: 'GET, HEAD' }) })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
