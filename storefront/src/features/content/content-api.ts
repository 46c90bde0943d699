import 'server-only'
import { cache } from 'react'
import { readServerSettings } from '../../env.ts'
import { readLimited } from '../../graphql/read-limited.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

const { services } = readServerSettings()

const SIZE_LIMIT = 1_000_000
const DEFAULT_LIMIT = 30
/** Limits a list to 300 entries. */
const MAX_PAGES = 10

const breaker = createCircuitBreaker('The content service')

export const hasContentService = services.content !== undefined

/**
 * Reads entries of a model from Builder's content API, without validation.
 * @throws if the service is unavailable, too slow, or responds with anything but a list
 */
export const fetchEntries = (model: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
  breaker(() => withinTimeLimit((signal) => readResults(model, query, signal)))

/** Reads all entries of a model, page by page. */
export const fetchAllEntries = (model: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
  breaker(() =>
    withinTimeLimit(async (signal) => {
      const all: unknown[] = []
      for (let page = 0; page < MAX_PAGES; page++) {
        const results = await readResults(model, { ...query, offset: String(page * DEFAULT_LIMIT) }, signal)
        all.push(...results)
        if (results.length < DEFAULT_LIMIT) break
      }
      return all
    }),
  )

/** Bypasses the service's own cache, which may be older than the webhook that caused this request; the shop has a cache itself. */
async function readResults(model: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly unknown[]> {
  const { content } = services
  if (!content) throw new Error('No content service is configured')
  const url = new URL(`${content.url}/api/v3/content/${model}`)
  url.search = new URLSearchParams({ apiKey: content.apiKey, limit: String(DEFAULT_LIMIT), cachebust: 'true', ...query }).toString()
  const response = await fetch(url, { signal, cache: 'no-store', redirect: 'error', headers: { accept: 'application/json' } })
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  const text = await readLimited(response, SIZE_LIMIT)
  if (text === undefined) throw new Error(`the answer exceeds ${SIZE_LIMIT} bytes`)
  return resultsIn(text)
}

function resultsIn(text: string): readonly unknown[] {
  const answer = parseJson(text)
  if (typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)) return answer.results
  throw new Error('the answer is not a list of entries')
}

/** The limit for all reads of one page together. */
const TIME_LIMIT_MS = 1500

/** React's cache is per render. */
const pageWait = cache(() => ({ calls: 0, since: 0, waitedMs: 0 }))

/** Overlapping calls share the waiting time; later calls get the rest of it. */
async function withinTimeLimit<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const wait = pageWait()
  if (wait.calls++ === 0) wait.since = performance.now()
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(TIME_LIMIT_MS - wait.waitedMs - (performance.now() - wait.since))))
  try {
    return await call(signal)
  } catch (error) {
    throw signal.aborted ? new Error(`no answer within ${TIME_LIMIT_MS} ms`) : error
  } finally {
    if (--wait.calls === 0) wait.waitedMs += performance.now() - wait.since
  }
}
