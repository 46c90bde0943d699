/**
 * Whether a page of this very shop sent the request; a browser names the sender of every POST, and no page can forge it. Who
 * listens on the line can put words into a page without TLS, so that a shop with TLS does not take such a page for its own.
 */
export function hasOwnOrigin(request: Request): boolean {
  const origin = URL.parse(request.headers.get('origin') ?? '')
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  if (!origin || origin.host !== host) return false
  return origin.protocol === 'https:' || (origin.protocol === 'http:' && !isSecure(request))
}

/** Whether the page that sent the request has TLS, whatever a proxy in front tells of it. */
export const isSecurePage = ({ headers }: Request): boolean => headers.get('origin')?.startsWith('https:') ?? false

/** Whether the visitor's connection has TLS, which often ends at a proxy in front. */
const isSecure = ({ headers, url }: Request): boolean =>
  (headers.get('x-forwarded-proto') ?? new URL(url).protocol).startsWith('https')
