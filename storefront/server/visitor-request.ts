import type { IncomingMessage } from 'node:http'
import { APP_ROUTES } from './app-routes.ts'
import { writeVisitorAddress } from './visitor-address.ts'

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
