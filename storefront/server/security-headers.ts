import type { ServerResponse } from 'node:http'
import type { RequestHandler } from './capture.ts'

const ONE_YEAR = 31_536_000
/** Device features that no page of the shop uses, so that no script can request them. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking']
/** Mails, social networks and price comparisons embed the shop's pictures. A query, including one encoded in a path, does not match. */
const PICTURE = /^\/_next\/image\b|^(?!.*\/~\/)[^?]*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:\?|$)/

/**
 * The security headers of every response of the page server. A page's Content-Security-Policy depends on its scripts, and is added
 * when the page is stored.
 * @param siteUrl with https, browsers use only https for a year; subdomains may host something else and are not included
 */
export function securityHeaders(siteUrl: string): ReadonlyMap<string, string> {
  return new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['permissions-policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(siteUrl.startsWith('https:') ? [['strict-transport-security', `max-age=${ONE_YEAR}`] as const] : []),
  ])
}

/** Sets the headers before the response is written, which may replace one of them. */
export function setSecurityHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>, url = ''): void {
  response.setHeaders(headers as Map<string, string>)
  // The URL of an API call may hold a secret, such as an editor's.
  if (url.startsWith('/api/')) response.setHeader('referrer-policy', 'no-referrer')
  if (PICTURE.test(url)) response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

/** Wraps a handler so that its responses have the headers, including a page that is captured and stored. */
export const withSecurityHeaders =
  (handler: RequestHandler, headers: ReadonlyMap<string, string>): RequestHandler =>
  (request, response) => {
    setSecurityHeaders(response, headers, request.url)
    return handler(request, response)
  }
