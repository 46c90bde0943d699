import type { IncomingHttpHeaders } from 'node:http'

/** One form of a page: its document, or one of the payloads that Next's router requests. */
export interface PageVariant {
  readonly name: string
  /** The headers of the request to Next. */
  readonly headers: Readonly<Record<string, string>>
}

const DOCUMENT: PageVariant = { name: 'html', headers: {} }
const PAYLOAD: PageVariant = { name: 'payload', headers: { rsc: '1' } }
/** The segments that Next generates for prefetching each static page, by name. */
const SEGMENTS: Readonly<Record<string, PageVariant>> = {
  '/_tree': segment('tree', '/_tree'),
  '/_head': segment('head', '/_head'),
}

/**
 * The form of a page that a request selects; undefined for a segment that no page has. Headers with values that the router never sends
 * are ignored: they would create unlimited copies of a page. The router's state tree changes nothing in a static page.
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
