import type { ServerResponse } from 'node:http'
import type { RequestHandler } from './capture.ts'

const ONE_YEAR = 31_536_000
/** Device features that no page of the shop uses, so that no script on one can ask for them. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking']
/** Mails, social networks and price comparisons show the shop's pictures in pages of their own. A query, also one in a path, names none. */
const PICTURE = /^\/_next\/image\b|^(?!.*\/~\/)[^?]*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:\?|$)/

/**
 * The headers that protect every answer of the page server. A page's Content-Security-Policy depends on its scripts, and is added
 * when the page is stored.
 * @param siteUrl with https, browsers are told to use nothing else for a year; subdomains may belong to something else and are left out
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

/** Sets the headers before anything is written; the answer itself may replace one of them. */
export function setSecurityHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>, url = ''): void {
  response.setHeaders(headers as Map<string, string>)
  // The address of a call may hold a secret, such as an editor's.
  if (url.startsWith('/api/')) response.setHeader('referrer-policy', 'no-referrer')
  if (PICTURE.test(url)) response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

/** A handler whose answers have the headers; a page that is captured and stored keeps them. */
export const withSecurityHeaders =
  (handler: RequestHandler, headers: ReadonlyMap<string, string>): RequestHandler =>
  (request, response) => {
    setSecurityHeaders(response, headers, request.url)
    return handler(request, response)
  }
