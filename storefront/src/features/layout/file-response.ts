import 'server-only'

/** For how long the page server answers alone, and for how long while it asks anew. */
const CACHED = 's-maxage=3600, stale-while-revalidate=86400'

/** A file that is made when it is asked for, and kept like a page. */
export const fileResponse = (text: string, type: 'application/manifest+json' | 'application/xml' | 'text/plain'): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED } })
