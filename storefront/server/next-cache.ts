import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { readServerSettings } from '../src/env.ts'
import { NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { parseJson } from '../src/lib/parse-json.ts'
import { answerTags } from './answer-tags.ts'
import { compactValue, NEXT_SHARE, type Value, valueBytes } from './cache-memory.ts'
import { MAX_MISSING_SECONDS } from './page-lifetime.ts'
import { PictureFolder, type StoredPicture } from './picture-folder.ts'
import { addTags, collectedTags, renderStartedAt, wereInvalidatedSince } from './page-tags.ts'
import { SegmentedLru } from './segmented-lru.ts'

interface Entry {
  readonly value: Value
  /** Milliseconds since 1970 by the monotonic clock that Next compares it with. */
  readonly lastModified: number
  /** By the clock of `performance.now`; Infinity for what Next marks as never changing. */
  readonly expires: number
  readonly tags: readonly string[]
}

/** Characters of a response whose fields are all null. */
const MAX_EMPTY_LENGTH = 1000
const TAGS_HEADER = 'x-next-cache-tags'
/** Next's name for pictures, which it stores here if the shop has a folder for them (next.config.ts). */
const PICTURE: string = 'IMAGE'

// Next creates a handler for each request; the cache has to outlive them all.
const { pageCacheBytes, pictureCache } = readServerSettings()
const pictures = pictureCache && new PictureFolder(pictureCache)
const entries = new SegmentedLru<Entry>({
  maxBytes: pageCacheBytes * NEXT_SHARE,
  sizeOf: ({ value, tags }, key) => valueBytes(value, key, tags),
})

/**
 * Next's own cache of rendered pages and fetched data, in memory only. An expired entry is a miss, never a stale
 * hit: only the page cache serves stale copies, since two caches that each serve one would make a page two versions old.
 */
export default class NextCache implements CacheHandler {
  constructor(_context: CacheHandlerContext) {}

  async get(...[key, context]: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    if (context?.kind === PICTURE) return getPicture(key)
    const entry = entries.get(key)
    if (!entry || entry.expires <= performance.now()) return null
    addTags(entry.tags)
    return { value: entry.value, lastModified: entry.lastModified }
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!value) {
      entries.delete(key)
      return
    }
    if (value.kind === PICTURE) return pictures?.set(key, value as unknown as StoredPicture)
    const now = performance.now()
    const answer = responseOf(value)
    // Next adds the tags that were known before the fetches; the tags from the responses were collected here.
    const tags = [...tagsOf(value, context), ...('data' in value ? answerTags(answer ?? '') : collectedTags())]
    addTags(tags)
    if (answer !== undefined && isFailed(answer)) return
    if (wereInvalidatedSince(tags, renderStartedAt() ?? performance.now())) return
    const isMissing = tags.includes(NOT_FOUND_TAG) || (answer !== undefined && isEmpty(answer))
    const seconds = Math.min(secondsOf(value, context), isMissing ? MAX_MISSING_SECONDS : Infinity)
    entries.set(key, { value: compactValue(value), lastModified: performance.timeOrigin + now, expires: now + seconds * 1000, tags })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    evictEntries([tags].flat())
  }

  resetRequestCache(): void {}
}

async function getPicture(key: string): Promise<CacheHandlerValue | null> {
  const stored = await pictures?.get(key)
  return stored ? { value: { kind: PICTURE, ...stored.picture } as unknown as Value, lastModified: stored.lastModified } : null
}

export const checkPictures = async (): Promise<void> => pictures?.check()

export function evictEntries(tags: readonly string[] | 'all'): void {
  const invalidated = new Set(tags)
  for (const [key, entry] of entries.entries()) if (tags === 'all' || entry.tags.some((tag) => invalidated.has(tag))) entries.delete(key)
}

/**
 * A GraphQL failure has status 200, and so do many maintenance pages. Next would cache either as long as a good response, so it is
 * not stored.
 */
function isFailed(answer: string): boolean {
  const { data, errors } = (parseJson(answer) ?? {}) as { data?: unknown; errors?: unknown }
  return errors !== undefined || typeof data !== 'object' || data === null
}

/** Whether the backend found none of the requested entities: one may appear at any time without a notification. */
function isEmpty(answer: string): boolean {
  if (!answer.startsWith('{"data":{') || answer.length > MAX_EMPTY_LENGTH) return false
  const { data } = JSON.parse(answer) as { data: Readonly<Record<string, unknown>> }
  return Object.values(data).every((field) => field === null)
}

/** The backend's response, if the value is one: results of `unstable_cache` have the same form but no URL. */
const responseOf = (value: Value): string | undefined =>
  'data' in value && value.data.url !== '' ? Buffer.from(value.data.body, 'base64').toString() : undefined

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
