import { LRUCache } from 'lru-cache'
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { answerTags } from './answer-tags.ts'
import { addTags, gatheredTags, renderingSince, wereDroppedSince } from './page-tags.ts'

type Value = NonNullable<CacheHandlerValue['value']>

interface Entry {
  readonly value: Value
  readonly lastModified: number
  /** Milliseconds since 1970; Infinity for what Next marks as never changing. */
  readonly expires: number
  readonly tags: readonly string[]
}

const BYTES = 64 * 1024 * 1024
const TAGS_HEADER = 'x-next-cache-tags'

// Next makes a handler for each request; what is kept has to outlive them all.
const entries = new LRUCache<string, Entry>({ maxSize: BYTES, sizeCalculation: ({ value }) => sizeOf(value) })

/**
 * Next's own store for what it rendered and fetched, in memory alone. An entry past its time is a miss, never a stale
 * answer: staleness is the page cache's business, and two caches that each serve one stale copy make a page two steps late.
 */
export default class NextCache implements CacheHandler {
  constructor(_context: CacheHandlerContext) {}

  async get(...[key]: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const entry = entries.get(key)
    if (!entry || entry.expires <= Date.now()) return null
    addTags(entry.tags)
    return { value: entry.value, lastModified: entry.lastModified }
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!value) {
      entries.delete(key)
      return
    }
    const now = Date.now()
    const answer = answerOf(value)
    // Next names on a page the tags that were known when its answers were asked for; what the answers told of has gathered here.
    const tags = [...tagsOf(value, context), ...(answer === undefined ? gatheredTags() : answerTags(answer))]
    addTags(tags)
    if (answer && isFailed(answer)) return
    if (wereDroppedSince(tags, renderingSince() ?? performance.now())) return
    entries.set(key, { value, lastModified: now, expires: now + secondsOf(value, context) * 1000, tags })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    dropEntries([tags].flat())
  }

  resetRequestCache(): void {}
}

export function dropEntries(tags: readonly string[]): void {
  const dropped = new Set(tags)
  for (const [key, entry] of entries.entries()) if (entry.tags.some((tag) => dropped.has(tag))) entries.delete(key)
}

/**
 * A GraphQL failure comes with status 200, and Next would keep it as long as a good answer: the next reader asks again. That a
 * release does not have a field is no failure, and true for the next reader, too.
 */
function isFailed(answer: string): boolean {
  if (!answer.includes('"errors"')) return false
  const { errors } = JSON.parse(answer) as { errors?: ReadonlyArray<{ message?: string }> }
  return Array.isArray(errors) && !errors.every(({ message }) => message?.startsWith('Cannot query field "'))
}

/** What the backend answered, where the value is that. */
const answerOf = (value: Value): string | undefined =>
  'data' in value ? Buffer.from(value.data.body, 'base64').toString() : undefined

type SetContext = Parameters<CacheHandler['set']>[2]

function tagsOf(value: Value, context: SetContext): string[] {
  if (value.kind === ('FETCH' as Value['kind'])) return ('tags' in context && context.tags) || []
  const header = 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

function secondsOf(value: Value, context: SetContext): number {
  const revalidate = 'revalidate' in value ? value.revalidate : 'cacheControl' in context ? context.cacheControl?.revalidate : undefined
  return typeof revalidate === 'number' ? revalidate : Infinity
}

function sizeOf(value: Value): number {
  if ('data' in value) return value.data.body.length + 1
  if ('html' in value) return value.html.length + ('rscData' in value ? (value.rscData?.length ?? 0) : 0) + segmentBytes(value) + 1
  return 1024
}

function segmentBytes(value: Value): number {
  if (!('segmentData' in value) || !value.segmentData) return 0
  return [...value.segmentData.values()].reduce((sum, segment) => sum + segment.length, 0)
}
