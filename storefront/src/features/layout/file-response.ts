import 'server-only'

/** The page server serves its copy for an hour, and for another day while it fetches a new one. */
const CACHED = 's-maxage=3600, stale-while-revalidate=86400'

/** The response with a file that is generated on request and cached like a page. */
export const fileResponse = (text: string, type: 'application/manifest+json' | 'application/xml' | 'text/plain'): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED } })
