/**
 * Cache tags of pages, Next's cache and the page server. A page has the tags of all its data, and `POST /api/revalidate` evicts by tag.
 * This module imports nothing: the page server runs it without Next.
 */

/** The page does not exist: the page server responds with status 404. */
export const NOT_FOUND_TAG = 'not-found'
/** The page is the same for every query: the page server caches it once. */
export const ANY_QUERY_TAG = 'any-query'
/** Parts of the page could not be loaded, so even its 404 may be temporary. */
export const KEEP_BRIEFLY_TAG = 'keep-briefly'

/** All data of the content service. */
export const CONTENT_TAG = 'content'

export const productTag = (uid: string): string => `product:${uid}`
export const categoryTag = (uid: string): string => `category:${uid}`
export const cmsPageTag = (identifier: string): string => `page:${identifier}`
export const cmsBlockTag = (identifier: string): string => `block:${identifier}`
/** One entry of the content service. */
export const entryTag = (id: string): string => `content:${id}`
/** The list of all entries of a model. */
export const entryListTag = (model: string): string => `content-list:${model}`
