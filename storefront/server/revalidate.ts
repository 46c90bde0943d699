import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dropEntries } from './next-cache.ts'
import type { PageCache } from './page-cache.ts'

const LONGEST_BODY = 64 * 1024

/**
 * `POST /api/revalidate` with `Authorization: Bearer <secret>` and `{"tags": ["product:MQ=="]}`: what carries one of the
 * tags is rendered anew at its next visit.
 */
export async function revalidate(request: IncomingMessage, response: ServerResponse, pages: PageCache, secret: string | undefined): Promise<void> {
  const reply = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))

  if (request.method !== 'POST') return void reply(405, { message: 'Only POST is allowed.' })
  if (!secret || !isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return void reply(401, { message: 'The secret is missing or wrong.' })
  const tags = parseTags(await readBody(request))
  if (!tags) return void reply(400, { message: 'The body must be {"tags": ["…"]}.' })
  // First what pages are made of, then the pages: the other way round one could be made anew of the old.
  dropEntries(tags)
  reply(200, { dropped: pages.drop(tags) })
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > LONGEST_BODY) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parseTags(text: string): string[] | undefined {
  try {
    const { tags } = JSON.parse(text) as { tags?: unknown }
    return Array.isArray(tags) && tags.length > 0 && tags.every((tag) => typeof tag === 'string') ? tags : undefined
  } catch {
    return undefined
  }
}
