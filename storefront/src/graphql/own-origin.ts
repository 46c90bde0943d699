import { isIP } from 'node:net'
import { readServerSettings } from '../env.ts'

const { siteOrigin } = readServerSettings()
const MOST_WARNINGS = 10
const warned = new Set<string>()

/**
 * Whether a page of this very shop sent the request: a browser names the origin of every POST, and no page can forge it. It has to be
 * that of `SITE_URL`. A shop without the setting, as on a developer's machine, is asked under several names of its own network; the
 * origin then has to match the address that the browser asked.
 */
export function hasOwnOrigin({ headers }: Pick<Request, 'headers'>): boolean {
  const origin = URL.parse(headers.get('origin') ?? '')
  if (!origin || origin.origin !== headers.get('origin')) return false
  if (siteOrigin !== undefined ? origin.origin === siteOrigin : isLocal(origin) && origin.host === headers.get('host')) return true
  warnOnce(origin)
  return false
}

/** Whether the page that sent the request has TLS. Asked only of requests whose origin is the shop's own. */
export const isSecurePage = ({ headers }: Pick<Request, 'headers'>): boolean => headers.get('origin')?.startsWith('https:') ?? false

/** A name that nobody can register: another site's page cannot pass for the shop by letting its own name lead here. */
function isLocal({ protocol, hostname }: URL): boolean {
  const isHttp = protocol === 'http:' || protocol === 'https:'
  return isHttp && (hostname.startsWith('[') || isIP(hostname) > 0 || !hostname.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa|test)$/.test(hostname))
}

/** A wrong setting refuses every shopper, and only the log shows it: once for each origin, as the first may be a stranger's. */
function warnOnce({ origin }: URL): void {
  if (warned.has(origin) || warned.size >= MOST_WARNINGS) return
  warned.add(origin)
  console.warn(`A call from a page of ${origin.slice(0, 200)} was refused, as others will be: the shop's own address is SITE_URL (${siteOrigin ?? 'not set, so that only local names count'})`)
}
