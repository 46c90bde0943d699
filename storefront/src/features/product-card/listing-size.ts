/** Products on a page of a listing. */
export const PAGE_SIZE = 12
