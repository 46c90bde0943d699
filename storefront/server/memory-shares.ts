/**
 * How the memory for pages is divided: finished pages, and the renders and fetches that Next caches for them. V8 and the allocator
 * need the rest.
 */
export const PAGES_SHARE = 7 / 16
export const NEXT_SHARE = 3 / 16
