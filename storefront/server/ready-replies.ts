import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayBeEditor } from './drafts.ts'
import { counts } from './metrics/counts.ts'
import { type Reply, replyOf } from './respond.ts'
import type { StoredPage } from './stored-page.ts'

/** Milliseconds. A reply states the page's age in whole seconds, and its page must be seen as requested again from time to time. */
const LIFETIME = 1000
/** Beyond what visitors request in a second. */
const MAX_REPLIES = 5000
/** Browsers send a handful of different values. */
const MAX_ENCODINGS = 20

/**
 * Complete replies of cached pages by the request target as it was sent, for a second each: parsing the target again would cost as
 * much as all other work on a request.
 */
export class ReadyReplies {
  readonly #byEncoding = new Map<string, Map<string, Reply>>()
  #until = -Infinity
  #count = 0

  /** Sends the reply to a plain read, if there is one. */
  send(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    if (now > this.#until) {
      this.clear()
      this.#until = now + LIFETIME
      return false
    }
    const reply = this.#byEncoding.get(request.headers['accept-encoding'] ?? '')?.get(request.url ?? '')
    if (!reply) return false
    counts.pages.HIT += 1
    response.writeHead(reply.status, reply.head as string[])
    response.end(reply.body)
    return true
  }

  /** Makes the page the reply to requests like this one for the rest of the second. */
  add({ url = '', headers }: IncomingMessage, page: StoredPage, now: number): void {
    const accepted = headers['accept-encoding'] ?? ''
    const replies = this.#byEncoding.get(accepted) ?? new Map<string, Reply>()
    if (this.#count >= MAX_REPLIES || (replies.size === 0 && this.#byEncoding.size >= MAX_ENCODINGS)) return
    this.#byEncoding.set(accepted, replies)
    this.#count += 1
    replies.set(url, replyOf(page, accepted, { state: 'HIT', now }))
    this.#until = Math.min(this.#until, page.freshUntil)
  }

  clear(): void {
    this.#byEncoding.clear()
    this.#count = 0
  }
}

/** Whether no header but Accept-Encoding can change the reply. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc === undefined && headers['if-none-match'] === undefined && !mayBeEditor(headers)
