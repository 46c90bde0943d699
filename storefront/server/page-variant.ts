import type { IncomingHttpHeaders } from 'node:http'

/** One form of a page: its document, or one of the payloads that Next's router asks for. */
export interface PageVariant {
  readonly name: string
  /** The headers that Next is asked with. */
  readonly headers: Readonly<Record<string, string>>
}

const DOCUMENT: PageVariant = { name: 'html', headers: {} }
const PAYLOAD: PageVariant = { name: 'payload', headers: { rsc: '1' } }
/** What Next makes of every static page for its router to fetch ahead, by the name of the segment. */
const SEGMENTS: Readonly<Record<string, PageVariant>> = {
  '/_tree': segment('tree', '/_tree'),
  '/_head': segment('head', '/_head'),
}

/**
 * The form of a page that a request asks for; undefined for a segment that no page has. Headers with other values than the router's
 * are no header: they would make copies of a page without end. Its state tree changes nothing in a static page.
 */
export function pageVariant(headers: IncomingHttpHeaders): PageVariant | undefined {
  if (headers.rsc !== '1') return DOCUMENT
  const segmentPath = headers['next-router-segment-prefetch']
  if (segmentPath === undefined || headers['next-router-prefetch'] !== '1') return PAYLOAD
  return Object.hasOwn(SEGMENTS, String(segmentPath)) ? SEGMENTS[String(segmentPath)] : undefined
}

function segment(name: string, path: string): PageVariant {
  return { name, headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': path } }
}
