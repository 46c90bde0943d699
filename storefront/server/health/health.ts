import type { IncomingMessage, ServerResponse } from 'node:http'
import { boundedCheck } from './bounded-check.ts'

export interface HealthCheck {
  readonly name: string
  readonly check: () => Promise<boolean>
}

export interface Health {
  readonly answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>
  /** From now on, proxies should send shoppers. */
  readonly start: () => void
  /** From now on, proxies should send nothing more. */
  readonly stop: () => void
}

const PATHS: ReadonlySet<string> = new Set(['/health/live', '/health/ready'])

export const isHealthPath = (pathname: string): boolean => PATHS.has(pathname)

/**
 * Answers the probes of proxies and orchestrators. They are neither logged nor cached.
 * @param checks of services that all instances share: if their failure took an instance out of service, the proxy would have none
 * left, while each could still serve the pages in its memory
 */
export function createHealth(checks: readonly HealthCheck[]): Health {
  const bounded = checks.map(({ name, check }) => ({ name, check: boundedCheck(check) }))
  let state: 'starting' | 'started' | 'stopping' = 'starting'

  const answer: Health['answer'] = async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, {})
    if (pathname === '/health/live') return reply(response, 200, { status: 'live' })
    const results = await Promise.all(bounded.map(async ({ name, check }) => ({ name, isOk: await check() })))
    const status = state !== 'started' ? state : results.every(({ isOk }) => isOk) ? 'ready' : 'degraded'
    const named = Object.fromEntries(results.map(({ name, isOk }) => [name, isOk ? 'ok' : 'failed']))
    return reply(response, state === 'started' ? 200 : 503, { status, checks: { build: state === 'starting' ? state : 'ok', ...named } })
  }
  return {
    answer,
    start: () => {
      if (state === 'starting') state = 'started'
    },
    stop: () => void (state = 'stopping'),
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': Buffer.byteLength(text), ...(status === 405 && { allow: 'GET, HEAD' }) })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
