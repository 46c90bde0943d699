import { createHash } from 'node:crypto'
import type { EdgeSettings } from '../../src/settings/edge.ts'

const TAG_LENGTH = 10
/** Every page has it, so that one purge reaches all. */
export const ALL_PAGES = edgeTag('all pages')
/** Stands for the tags that do not fit into a page's header. Every purge includes it. */
export const MANY_TAGS = edgeTag('many tags')

/**
 * Bytes. Fastly and Cloudflare read 16 kB, Varnish 8 kB of a header with its name; some 600 tags fit. A listing has
 * one for each of its products and categories.
 */
const MAX_BYTES = 7000
/** A proxy that cannot purge by tag keeps a page this long; see purge-nginx.ts. */
const NGINX_SECONDS = '1'

/**
 * A tag as caches in front know it. Tags contain names that editors choose, with spaces, commas and letters that a header cannot hold; and some
 * caches ignore case. 40 bits of a hash have none of these problems; two tags with the same hash cost an unneeded purge.
 */
export function edgeTag(tag: string): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, TAG_LENGTH)
}

/** The headers with which the cache in front finds a page again, or limits how long it is kept. */
export function tagHeaders(kind: EdgeSettings['kind'], tags: Iterable<string>): Record<string, string> {
  if (kind === 'none') return {}
  if (kind === 'nginx') return { 'x-accel-expires': NGINX_SECONDS }
  return kind === 'cloudflare' ? { 'cache-tag': tagList(tags, ',') } : { 'surrogate-key': tagList(tags, ' ') }
}

function tagList(tags: Iterable<string>, separator: string): string {
  const all = [ALL_PAGES, ...new Set([...tags].map(edgeTag))]
  const fitting = Math.floor(MAX_BYTES / (TAG_LENGTH + separator.length))
  return (all.length <= fitting ? all : [MANY_TAGS, ...all.slice(0, fitting - 1)]).join(separator)
}
