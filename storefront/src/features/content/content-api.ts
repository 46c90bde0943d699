import 'server-only'
import { readServerSettings } from '../../env.ts'
import { readLimited } from '../../graphql/read-limited.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { createOutageGuard } from './content-outage.ts'
import { withinTimeLimit } from './content-wait.ts'

const { services } = readServerSettings()

const SIZE_LIMIT = 1_000_000
const DEFAULT_LIMIT = 30
/** Limits a list to 300 entries. */
const MOST_PAGES = 10

const guarded = createOutageGuard('The content service')

export const hasContentService = services.content !== undefined

/**
 * Reads entries of a model from Builder's content API, not validated yet.
 * @throws when the service is unavailable, too slow, or answers anything but a list
 */
export const askContent = (model: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
  guarded(() => withinTimeLimit((signal) => readResults(model, query, signal)))

/** Reads all entries of a model, page by page. */
export const askForAll = (model: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
  guarded(() =>
    withinTimeLimit(async (signal) => {
      const all: unknown[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const results = await readResults(model, { ...query, offset: String(page * DEFAULT_LIMIT) }, signal)
        all.push(...results)
        if (results.length < DEFAULT_LIMIT) break
      }
      return all
    }),
  )

/** The shop caches answers itself. One from the service's own cache could be older than the webhook that led here. */
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
