import type { IncomingMessage, ServerResponse } from 'node:http'
import { createThrottle } from '../../src/graphql/throttle.ts'
import { readBody } from '../read-body.ts'

export const REPORTS_PATH = '/api/csp-reports'

const MAX_REPORT = 16 * 1024
const ONE_MINUTE = 60_000
const MAX_REPORTS = 20
/** Any client can send reports with any content. */
const MAX_KINDS = 50
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
    const { secondsToWait } = await throttle({ field: 'policyReport', variables: {}, address: String(request.headers['x-forwarded-for'] ?? '') })
    if (secondsToWait > 0) return reply(429)
    const kinds = violationKinds(await readBody(request, MAX_REPORT))
    if (!kinds) return reply(400)
    for (const kind of kinds) log(kind)
    return reply(204)
  }

  function log(kind: string): void {
    const now = performance.now()
    for (const [known, at] of loggedAt) if (now - at >= ONE_MINUTE) loggedAt.delete(known)
    const name = loggedAt.has(kind) || loggedAt.size < MAX_KINDS ? kind : OTHERS
    if (loggedAt.has(name)) return
    loggedAt.set(name, now)
    console.warn(`Content-Security-Policy refused ${name}`)
  }
}

interface Violation {
  readonly effectiveDirective?: unknown
  readonly 'effective-directive'?: unknown
  readonly 'violated-directive'?: unknown
  readonly blockedURL?: unknown
  readonly 'blocked-uri'?: unknown
}

const WORD = /^[a-z-]{2,40}$/

/**
 * Describes each reported violation, as in 'script-src-elem from https://evil.example', in either format: `report-to` sends a list,
 * `report-uri` one object. Paths and queries are left out, since they may hold the visitor's secrets.
 * @returns undefined for text that is no report
 */
export function violationKinds(text: string): string[] | undefined {
  try {
    const parsed = JSON.parse(text) as unknown
    const violations = Array.isArray(parsed) ? parsed.slice(0, MAX_REPORTS).map((report) => parseViolation(report, 'body')) : [parseViolation(parsed, 'csp-report')]
    return [...new Set(violations.map(violationKind))]
  } catch {
    return undefined
  }
}

/** @throws Error if the report lacks the member */
function parseViolation(report: unknown, name: string): Violation {
  const violation = (report as Readonly<Record<string, Violation | undefined>>)[name]
  if (!violation) throw new Error(`A report without ${name}`)
  return violation
}

function violationKind(violation: Violation): string {
  const directive = violation.effectiveDirective ?? violation['effective-directive'] ?? violation['violated-directive']
  const [name = ''] = String(directive).split(' ')
  return `${knownWord(name)} from ${blockedHost(String(violation.blockedURL ?? violation['blocked-uri']))}`
}

const knownWord = (text: string): string => (WORD.test(text) ? text : 'something')

/** Without a URL, browsers send a keyword such as 'inline' or 'eval'. */
function blockedHost(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return knownWord(blocked)
  return url.origin === 'null' ? url.protocol.slice(0, 40) : url.origin.slice(0, 100)
}
