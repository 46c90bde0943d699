import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { APP_ROUTES } from './app-routes.ts'

/** Next treats any other method as an internal error and answers 500. */
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])
/** The headers that API routes and pictures read. Next interprets many others (`next-action`, `x-invoke-path`, `x-forwarded-host`). */
const HEADERS = new Set([
  'accept',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'store',
  'traceparent',
  'tracestate',
  'transfer-encoding',
  'user-agent',
  'x-forwarded-for',
  'x-recaptcha',
  'x-request-id',
])

export const isCall = (pathname: string): boolean => APP_ROUTES.calls.has(pathname)

export const isKnownMethod = (method = ''): boolean => METHODS.has(method)

/** Browsers resolve dot segments themselves, so only a forged request has one. */
export const isPlainPath = (pathname: string): boolean => pathname.startsWith('/') && !DOTS.test(pathname)

const DOTS = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/** A request target may be an absolute URL (RFC 9112, 3.2.2); only its path counts. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  return path === undefined ? target : path.startsWith('/') ? path : `/${path}`
}

/** Removes a visitor's headers that the shop does not read, and leaves one trusted address. */
export function limitHeaders(request: IncomingMessage, trustedProxies: number): void {
  writeVisitorAddress(request, trustedProxies)
  for (const name of Object.keys(request.headers)) if (!HEADERS.has(name)) delete request.headers[name]
}

const ADDRESS_HEADER = 'x-forwarded-for'

/** Leaves one address in the header that the gateway reads: the visitor's, as seen by the outermost trusted proxy. */
export function writeVisitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const address = visitorAddress(String(headers[ADDRESS_HEADER] ?? ''), socket.remoteAddress, trustedProxies)
  if (address) headers[ADDRESS_HEADER] = address
  else delete headers[ADDRESS_HEADER]
}

/**
 * Each proxy appends its client's address to the list, and the visitor may have forged the start of that list: only the entry of the
 * outermost of the shop's own proxies counts. If that is not an address, the connection's own counts.
 */
export function visitorAddress(forwardedFor: string, remoteAddress: string | undefined, trustedProxies: number): string | undefined {
  const seen = [...forwardedFor.split(','), remoteAddress]
  return plainAddress(seen.at(-1 - trustedProxies)) ?? plainAddress(remoteAddress)
}

/** Removes a port, brackets, and the prefix of an IPv4 address on a dual-stack socket. */
function plainAddress(written = ''): string | undefined {
  const address = written
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}
