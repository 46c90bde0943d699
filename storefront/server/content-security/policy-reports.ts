import type { IncomingMessage, ServerResponse } from 'node:http'
import { createThrottle } from '../../src/graphql/throttle.ts'
import { readBody } from '../read-body.ts'
import { refusedKinds } from './refused-kinds.ts'

export const REPORTS_PATH = '/api/csp-reports'

const LONGEST_REPORT = 16 * 1024
const ONE_MINUTE = 60_000
/** Any client can send reports with any content. */
const MOST_KINDS = 50
const OTHERS = 'others'

/**
 * `POST /api/csp-reports`: browsers report violations of a page's policy. The log names the directive and the host, once a minute, and
 * nothing of the page or its visitor.
 */
export function createPolicyReports(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const throttle = createThrottle()
  const loggedAt = new Map<string, number>()

  return async (request, response) => {
    const reply = (status: number) => void response.writeHead(status, { 'cache-control': 'no-store' }).end()
    if (request.method !== 'POST') return reply(405)
    const { secondsToWait } = throttle({ field: 'policyReport', variables: {}, address: String(request.headers['x-forwarded-for'] ?? '') })
    if (secondsToWait > 0) return reply(429)
    const kinds = refusedKinds(await readBody(request, LONGEST_REPORT))
    if (!kinds) return reply(400)
    for (const kind of kinds) log(kind)
    return reply(204)
  }

  function log(kind: string): void {
    const now = performance.now()
    for (const [known, at] of loggedAt) if (now - at >= ONE_MINUTE) loggedAt.delete(known)
    const name = loggedAt.has(kind) || loggedAt.size < MOST_KINDS ? kind : OTHERS
    if (loggedAt.has(name)) return
    loggedAt.set(name, now)
    console.warn(`Content-Security-Policy refused ${name}`)
  }
}
