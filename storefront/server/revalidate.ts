import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameRequest } from './begin-request.ts'
import { CONTENT_TAG, entryListTag, entryTag } from '../src/lib/cache-tags.ts'
import { parseJson } from '../src/lib/parse-json.ts'
import { isSameSecret } from '../src/lib/same-secret.ts'
import type { Dropped } from './cluster/drop-log.ts'
import { readBody } from './read-body.ts'

/** Evicts by tags. */
export type Drop = (tags: readonly string[]) => Promise<Dropped>

const CONTENT_WEBHOOK = '/api/revalidate/content'
const MAX_BODY_BYTES = 64 * 1024
/** Builder sends an entry's previous and new version. */
const MAX_MESSAGE = 2 * 1024 * 1024

interface Caches {
  readonly drop: Drop
  /** Purges the cache in front, if there is one. @returns whether it has confirmed that */
  readonly purge: ((tags: readonly string[]) => Promise<boolean>) | undefined
}

/**
 * `POST /api/revalidate` with `Authorization: Bearer <secret>` and `{"tags": ["product:MQ=="]}`: entries with one of the
 * tags are rendered again at the next request. `POST /api/revalidate/content` is the same for a webhook of the content service.
 */
export async function revalidate(request: IncomingMessage, response: ServerResponse, { drop, purge }: Caches, secret: string | undefined): Promise<void> {
  nameRequest(response)
  const reply = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))

  if (request.method !== 'POST') return void reply(405, { message: 'Only POST is allowed.' })
  if (!secret || !isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) return void reply(401, { message: 'The secret is missing or wrong.' })
  const isWebhook = request.url?.split('?')[0] === CONTENT_WEBHOOK
  const tags = isWebhook ? contentTags(await readBody(request, MAX_MESSAGE)) : parseTags(await readBody(request, MAX_BODY_BYTES))
  if (!tags) return void reply(400, { message: 'The body must be {"tags": ["…"]}.' })
  const { dropped, isEverywhere } = await drop(tags)
  // After the pages: the cache in front fetches them again at once.
  const purged = await purge?.(tags)
  const outcome = { dropped, ...(purged !== undefined && { purged }) }
  // The caller's next attempt does no harm, and an instance that is back evicts by itself.
  if (!isEverywhere) reply(503, { ...outcome, message: 'An instance that may still serve the old pages has not confirmed the eviction. Try again later.' })
  else if (purged === false) reply(502, { ...outcome, message: 'The cache in front of the shop has not confirmed the purge, which is tried again.' })
  else reply(200, outcome)
}

function parseTags(text: string): string[] | undefined {
  try {
    const { tags } = JSON.parse(text) as { tags?: unknown }
    return Array.isArray(tags) && tags.length > 0 && tags.every((tag) => typeof tag === 'string') ? tags : undefined
  } catch {
    return undefined
  }
}

interface Webhook {
  readonly modelName?: unknown
  readonly newValue?: { readonly id?: unknown } | null
  readonly previousValue?: { readonly id?: unknown } | null
}

/**
 * The tags of an entry and of its model's list, from the body of a Builder webhook:
 * `{"operation": "publish", "modelName": "page", "newValue": {…}, "previousValue": {…}}`. Spaces may omit the values; then
 * all content is evicted.
 */
export function contentTags(body: string): readonly string[] {
  const { modelName, newValue, previousValue } = (parseJson(body) ?? {}) as Webhook
  const ids = [newValue?.id, previousValue?.id].filter((id) => id !== undefined)
  if (typeof modelName !== 'string' || ids.length === 0) return [CONTENT_TAG]
  return [...new Set([entryListTag(modelName), ...ids.filter((id) => typeof id === 'string').map(entryTag)])]
}
