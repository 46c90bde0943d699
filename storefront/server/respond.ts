import type { IncomingMessage, ServerResponse } from 'node:http'
import { counts } from './metrics/counts.ts'
import type { CacheState } from './page-cache.ts'
import { bodyOf, type Encoding, type StoredPage } from './stored-page.ts'

interface ReplyOptions {
  readonly state: CacheState
  readonly now: number
  /** Replaces the page's own status if the page stands in for a failed one. */
  readonly status?: number
}

export interface Reply {
  readonly status: number
  /** Alternating names and values. */
  readonly head: readonly string[]
  readonly body: Buffer
}

/** Sends a stored page: compressed if the browser accepts it, or as 304 if the browser has it already. */
export function respond(request: IncomingMessage, response: ServerResponse, page: StoredPage, options: ReplyOptions): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const { status = page.status, state } = options
  counts.pages[status === 503 ? 'refused' : state] += 1
  const known = request.headers['if-none-match']
  const etag = etagOf(page, bestEncoding(accepted, page))
  if (known !== undefined && status === 200 && matches(known, etag)) {
    response.writeHead(304, commonHead(page, etag, options)).end()
    return
  }
  const { head, body } = replyOf(page, accepted, options)
  response.writeHead(status, head as string[])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The whole reply for a value of Accept-Encoding. */
export function replyOf(page: StoredPage, accepted: string, options: ReplyOptions): Reply {
  const encoding = bestEncoding(accepted, page)
  const head = commonHead(page, etagOf(page, encoding), options)
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('content-length', String(page.bodies[encoding]?.length ?? page.length))
  return { status: options.status ?? page.status, head, body: bodyOf(page, encoding) }
}

const etagOf = ({ etag }: StoredPage, encoding: Encoding): string => (encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`)

function commonHead({ headers, storedAt }: StoredPage, etag: string, { state, now }: ReplyOptions): string[] {
  const age = Math.max(0, Math.floor((now - storedAt) / 1000))
  return [...headers, 'etag', etag, 'age', String(age), 'x-cache', state]
}

function bestEncoding(accepted: string, { bodies }: StoredPage): Encoding {
  if (bodies.br && takes(accepted, 'br')) return 'br'
  return bodies.gzip && takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const takes = (accepted: string, encoding: Encoding): boolean => accepted.includes(encoding) && !accepted.includes(`${encoding};q=0,`) && !accepted.endsWith(`${encoding};q=0`)

const matches = (known: string, etag: string): boolean =>
  known === '*' || known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
