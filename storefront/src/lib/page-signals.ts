import 'server-only'
import { unstable_cache } from 'next/cache'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from './cache-tags.ts'

// The signals of a page to the page server (server/page-cache.ts). A page cannot set headers or its status while Next prerenders it, but
// it inherits the tags and the shortest lifetime of the cached values that it reads. Each signal is such a value.

const BRIEFLY_SECONDS = 15

/**
 * Gives the page that is being rendered status 404. Next's notFound() would, too, but it sends an empty document and leaves the rendering
 * to the browser.
 */
export const markNotFound = signal(NOT_FOUND_TAG)

/** Caches the page that is being rendered once for all queries, which only the browser reads. */
export const markSameForAnyQuery = signal(ANY_QUERY_TAG)

/** Caches the page that is being rendered for 15 seconds only, so that its missing parts are requested again soon. */
export const keepBriefly = signal(KEEP_BRIEFLY_TAG, BRIEFLY_SECONDS)

function signal(tag: string, revalidate?: number): () => Promise<true> {
  return unstable_cache(async () => true as const, [tag], { tags: [tag], ...(revalidate !== undefined && { revalidate }) })
}
