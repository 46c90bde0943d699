/**
 * How the memory for pages is divided: between finished pages, and what Next has rendered and fetched to make them of. The rest is what
 * V8 and the allocator need around them.
 */
export const PAGES_SHARE = 7 / 16
export const NEXT_SHARE = 3 / 16
