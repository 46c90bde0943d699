import CachePolicy from 'http-cache-semantics'

/** For how long a page may be used, in milliseconds from its rendering. */
export interface PageLifetime {
  readonly isStorable: boolean
  readonly fresh: number
  /** While it is rendered anew. */
  readonly stale: number
  /** In place of one that cannot be rendered. */
  readonly standIn: number
}

interface Answer {
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly status: number
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Seconds. A missing page may exist soon, while Next lets a missing file be cached for a year. */
export const LONGEST_MISSING = 60

/** RFC 9111 and RFC 5861, read once: the rest is the arithmetic of a clock that nobody sets. */
export function pageLifetime({ url, requestHeaders, status, headers }: Answer): PageLifetime {
  const policy = new CachePolicy({ url, method: 'GET', headers: { ...requestHeaders } }, { status, headers: { ...headers } }, { shared: true })
  const fresh = Math.max(0, policy.maxAge() - policy.age()) * 1000
  const isMissing = status === 404
  // RFC 9111 leaves cookies to the cache; one visitor's must never reach another.
  const isStorable = policy.storable() && headers['set-cookie'] === undefined && (status < 400 || isMissing)
  if (isMissing) return { isStorable, fresh: Math.min(fresh, LONGEST_MISSING * 1000), stale: 0, standIn: 0 }
  return { isStorable, fresh, stale: fresh + directive(headers, 'stale-while-revalidate'), standIn: fresh + directive(headers, 'stale-if-error') }
}

function directive(headers: Answer['headers'], name: string): number {
  return Number(new RegExp(`\\b${name}=(\\d+)`).exec(headers['cache-control'] ?? '')?.[1] ?? 0) * 1000
}
