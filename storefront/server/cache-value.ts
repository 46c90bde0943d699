import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { ownBytes } from './own-bytes.ts'
import { textBytes } from './page-size.ts'

export type Value = NonNullable<CacheHandlerValue['value']>

/** Bytes of the objects around a value, as measured on Node 24. */
const OVERHEAD = 1024
/** A second copy of the whole page, for clients that cannot set headers; the router never requests it (page-variant.ts). */
const UNUSED_SEGMENT = '/_full'

/** The value as it is cached: without the unused segment, and in buffers of its own. */
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
