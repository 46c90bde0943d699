import 'server-only'
import { unstable_cache } from 'next/cache'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from './cache-tags.ts'

// All that a page tells the page server (server/page-cache.ts). A page cannot set headers or its status while Next prerenders it, but
// it has the tags and the shortest lifetime of every cached value that it reads. Each signal is such a value, which says nothing else.

const BRIEFLY_SECONDS = 15

/**
 * Answers the page that is being rendered with status 404. Next's own notFound() gives the status, too, but leaves the page to be made
 * in the browser, out of an empty document.
 */
export const markNotFound = signal(NOT_FOUND_TAG)

/** Keeps the page that is being rendered once for all queries. What a query chooses there is read in the browser. */
export const markSameForAnyQuery = signal(ANY_QUERY_TAG)

/** Keeps the page that is being rendered for 15 seconds, so that what it lacks is requested again soon. */
export const keepBriefly = signal(KEEP_BRIEFLY_TAG, BRIEFLY_SECONDS)

function signal(tag: string, revalidate?: number): () => Promise<true> {
  return unstable_cache(async () => true as const, [tag], { tags: [tag], ...(revalidate !== undefined && { revalidate }) })
}
