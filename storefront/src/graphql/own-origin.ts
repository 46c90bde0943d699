import { isIP } from 'node:net'
import { readServerSettings } from '../env.ts'

const { siteOrigin } = readServerSettings()
const MAX_WARNINGS = 10
const warned = new Set<string>()

/**
 * Whether one of the shop's own pages sent the request: a browser sends the origin with every POST, and no page can forge it. It must
 * match `SITE_URL`. Without the setting, as on a developer's machine, the shop has several names in its network, and the origin must
 * match the request's host.
 */
export function hasOwnOrigin({ headers }: Pick<Request, 'headers'>): boolean {
  const origin = URL.parse(headers.get('origin') ?? '')
  if (!origin || origin.origin !== headers.get('origin')) return false
  if (siteOrigin !== undefined ? origin.origin === siteOrigin : isLocal(origin) && origin.host === headers.get('host')) return true
  warnOnce(origin)
  return false
}

/**
 * Whether a page of another site caused the request, as a picture or a script. Browsers send no origin with their own GET requests, but
 * current ones name the relation of the sites; a request without either header may come from any program.
 */
export const isCrossSite = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.has('origin') && !hasOwnOrigin({ headers })) || !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))

/** Whether the page that sent the request has TLS. Only for requests whose origin is the shop's own. */
export const isSecurePage = ({ headers }: Pick<Request, 'headers'>): boolean => headers.get('origin')?.startsWith('https:') ?? false

/** Whether the name cannot be registered, so that no other site can point it at this server (DNS rebinding). */
function isLocal({ protocol, hostname }: URL): boolean {
  const isHttp = protocol === 'http:' || protocol === 'https:'
  return isHttp && (hostname.startsWith('[') || isIP(hostname) > 0 || !hostname.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa|test)$/.test(hostname))
}

/** A wrong setting refuses every shopper, which only the log shows: once per origin, since the first may be an attacker's. */
function warnOnce({ origin }: URL): void {
  if (warned.has(origin) || warned.size >= MAX_WARNINGS) return
  warned.add(origin)
  console.warn(`A call from a page of ${origin.slice(0, 200)} was refused, as others will be: the shop's own address is SITE_URL (${siteOrigin ?? 'not set, so that only local names count'})`)
}
