import 'server-only'
import { readServerSettings } from '../../env.ts'
import { readLimited } from '../../graphql/read-limited.ts'
import { createOutageGuard } from './content-outage.ts'
import { withinTimeLimit } from './content-wait.ts'

const { services } = readServerSettings()

const SIZE_LIMIT = 1_000_000
const DEFAULT_LIMIT = 30
/** Of the calls that one list takes. */
const MOST_PAGES = 10

const guarded = createOutageGuard('The content service')

export const hasContentService = services.content !== undefined

/**
 * Entries of a model from Builder's content API, as they came.
 * @throws when the service is away, too slow, or answers something else
 */
export const askContent = (model: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
  guarded(() => withinTimeLimit((signal) => readResults(model, query, signal)))

/** All entries of a model, a page of the list at a time. */
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

/** The shop keeps answers itself; one that the service has kept would show an old page again after its webhook. */
async function readResults(model: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly unknown[]> {
  const { content } = services
  if (!content) throw new Error('There is no content service')
  const url = new URL(`${content.url}/api/v3/content/${model}`)
  url.search = new URLSearchParams({ apiKey: content.apiKey, limit: String(DEFAULT_LIMIT), cachebust: 'true', ...query }).toString()
  const response = await fetch(url, { signal, cache: 'no-store', redirect: 'error', headers: { accept: 'application/json' } })
  if (response.status !== 200) throw new Error(`it answered ${response.status}`)
  const text = await readLimited(response, SIZE_LIMIT)
  if (text === undefined) throw new Error(`its answer is longer than ${SIZE_LIMIT} bytes`)
  return resultsIn(text)
}

function resultsIn(text: string): readonly unknown[] {
  const answer = parsed(text)
  if (typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)) return answer.results
  throw new Error('its answer is no list of entries')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
