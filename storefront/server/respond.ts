import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheState } from './page-cache.ts'
import { bodyOf, type Encoding, type StoredPage } from './stored-page.ts'

interface ReplyOptions {
  readonly state: CacheState
  readonly now: number
  /** Replaces the page's own status if the page stands in for a failed one. */
  readonly status?: number
}

/** Sends a stored page: compressed if the browser accepts it, or as 304 if the browser has it already. */
export function respond(request: IncomingMessage, response: ServerResponse, page: StoredPage, { state, now, status = page.status }: ReplyOptions): void {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', page)
  const etag = encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`
  const age = Math.max(0, Math.floor((now - page.storedAt) / 1000))
  const headers = [...page.headers, 'etag', etag, 'age', String(age), 'x-cache', state]
  const known = request.headers['if-none-match']
  if (known !== undefined && status === 200 && matches(known, etag)) {
    response.writeHead(304, headers).end()
    return
  }
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('content-length', String(page.bodies[encoding]?.length ?? page.length))
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : bodyOf(page, encoding))
}

function bestEncoding(accepted: string, { bodies }: StoredPage): Encoding {
  if (bodies.br && takes(accepted, 'br')) return 'br'
  return bodies.gzip && takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const takes = (accepted: string, encoding: Encoding): boolean => accepted.includes(encoding) && !accepted.includes(`${encoding};q=0,`) && !accepted.endsWith(`${encoding};q=0`)

const matches = (known: string, etag: string): boolean =>
  known === '*' || known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
