import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { ownBytes, type StoredPage } from './stored-page.ts'

/**
 * How the memory for pages is divided: finished pages, and the renders and fetches that Next caches for them. V8 and the allocator
 * need the rest.
 */
export const PAGES_SHARE = 7 / 16
export const NEXT_SHARE = 3 / 16

/** Bytes of the objects around a page or another value, and of each tag and each body, as measured on Node 24. */
const OVERHEAD = 1024
const TAG_OVERHEAD = 64
const BODY_OVERHEAD = 160
/** A second copy of the whole page, for clients that cannot set headers; the router never requests it (page-request.ts). */
const UNUSED_SEGMENT = '/_full'

export type Value = NonNullable<CacheHandlerValue['value']>

/** The memory that a page takes, in bytes. */
export function pageBytes({ bodies, headers, tags }: StoredPage, key: string): number {
  return OVERHEAD + textBytes(key) + sum(headers, textBytes) + sum(tags, (tag) => TAG_OVERHEAD + textBytes(tag)) + sum(Object.values(bodies), ({ length }) => BODY_OVERHEAD + length)
}

/** The value as it is cached: without the unused segment, and in buffers that share no memory. */
export function compactValue(value: Value): Value {
  if (!('segmentData' in value) || !value.segmentData) return value
  const segments = [...value.segmentData].filter(([path]) => path !== UNUSED_SEGMENT)
  return { ...value, segmentData: new Map(segments.map(([path, bytes]) => [path, ownBytes(bytes)])) }
}

/** The memory that a value takes, in bytes. */
export function valueBytes(value: Value, key: string, tags: readonly string[]): number {
  return OVERHEAD + textBytes(key) + tags.reduce((sum, tag) => sum + textBytes(tag), 0) + contentBytes(value)
}

function contentBytes(value: Value): number {
  // Base64 takes a byte for each character.
  if ('data' in value) return value.data.body.length
  if (!('html' in value)) return 'body' in value && value.body ? value.body.length : 0
  const payload = 'rscData' in value ? (value.rscData?.length ?? 0) : 0
  const segments = 'segmentData' in value ? [...(value.segmentData?.values() ?? [])] : []
  return textBytes(value.html) + payload + segments.reduce((sum, segment) => sum + segment.length, 0)
}

/** V8 stores a byte per character, or two if any character is outside Latin-1. */
export const textBytes = (text: string): number => text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)

function sum<Part>(parts: Iterable<Part>, bytes: (part: Part) => number): number {
  let total = 0
  for (const part of parts) total += bytes(part)
  return total
}
