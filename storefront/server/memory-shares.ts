/** How the memory for pages is divided: between finished pages, and what Next has rendered and fetched to make them of. */
export const PAGES_SHARE = 0.75
export const NEXT_SHARE = 1 - PAGES_SHARE
