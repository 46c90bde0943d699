/** The page's address without its query, which may hold what a visitor has typed or the key of a mailed link. */
export const plainLocation = (): string => location.origin + location.pathname

export const isSearch = (pathname: string): boolean => pathname.endsWith('/search')

/** What a page calls itself; a search calls itself by what was typed. */
export const withoutTerm = (title: string): string => (isSearch(location.pathname) ? 'search' : title)
