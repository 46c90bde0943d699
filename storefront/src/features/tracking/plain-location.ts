/** The page's address without its query, which may hold what a visitor has typed or the key of a mailed link. */
export const plainLocation = (): string => location.origin + location.pathname
