import CachePolicy from 'http-cache-semantics'

/** How long a page may be used, in milliseconds from its render. */
export interface PageLifetime {
  readonly isStorable: boolean
  readonly fresh: number
  /** During revalidation (stale-while-revalidate). */
  readonly stale: number
  /** When revalidation fails (stale-if-error). */
  readonly standIn: number
}

interface Answer {
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly status: number
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Seconds. A missing page may exist soon, but Next lets a missing file be cached for a year. */
export const MAX_MISSING_SECONDS = 60

/** Parses the headers of RFC 9111 and RFC 5861 once; the cache then compares times of a monotonic clock. */
export function pageLifetime({ url, requestHeaders, status, headers }: Answer): PageLifetime {
  const policy = new CachePolicy({ url, method: 'GET', headers: { ...requestHeaders } }, { status, headers: { ...headers } }, { shared: true })
  const fresh = Math.max(0, policy.maxAge() - policy.age()) * 1000
  const isMissing = status === 404
  // RFC 9111 permits storing Set-Cookie, but one visitor's cookie must never reach another.
  const isStorable = policy.storable() && headers['set-cookie'] === undefined && (status < 400 || isMissing)
  if (isMissing) return { isStorable, fresh: Math.min(fresh, MAX_MISSING_SECONDS * 1000), stale: 0, standIn: 0 }
  return { isStorable, fresh, stale: fresh + directive(headers, 'stale-while-revalidate'), standIn: fresh + directive(headers, 'stale-if-error') }
}

function directive(headers: Answer['headers'], name: string): number {
  return Number(new RegExp(`\\b${name}=(\\d+)`).exec(headers['cache-control'] ?? '')?.[1] ?? 0) * 1000
}
