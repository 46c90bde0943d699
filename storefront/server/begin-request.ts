import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentRequest, enterRequest } from '../src/monitoring/request-context.ts'
import { networkOf } from '../src/lib/network-of.ts'
import { traceRequest } from './traces/request-trace.ts'
import { visitorAddress } from './visitor-request.ts'

const HEADER = 'x-request-id'
/** A UUID, a trace id and other proxies' ids, but nothing that would break a line of the log or a sentence. */
const WELL_FORMED = /^[\w-]{8,64}$/
/** Without the letters and digits that are confused on the phone: 0 and o, 1 and l, and i, u. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'
/** Three groups of four: 59 bits. */
const GROUPS = 3
const GROUP_LENGTH = 4

/**
 * Gives the request its id, which the log, the backend and a failure's message name: the one of the shop's own proxy, or else a new one,
 * which a shopper can read out. A visitor without a proxy in between could otherwise choose what the log says.
 */
export function beginRequest(request: IncomingMessage, response: ServerResponse, trustedProxies: number): void {
  const { headers } = request
  const given = headers[HEADER]
  const id = trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : newId()
  headers[HEADER] = id
  // As they came: the header is rewritten later.
  const [forwardedFor, remoteAddress] = [String(headers['x-forwarded-for'] ?? ''), request.socket.remoteAddress]
  enterRequest({ id, startedAt: performance.now(), networkOf: () => networkOf(visitorAddress(forwardedFor, remoteAddress, trustedProxies)) })
  traceRequest(request, response, trustedProxies > 0)
}

/** The network of the visitor whom the current work is for; empty for the shop's own work. */
export const currentNetwork = (): string => currentRequest()?.networkOf?.() ?? ''

/** Names the current request in its response. Not for a response that shared caches store: it would name the first of many requests. */
export function nameRequest(response: ServerResponse): void {
  const request = currentRequest()
  if (request) response.setHeader(HEADER, request.id)
}

function newId(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length))
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join('')).join('-')
}
