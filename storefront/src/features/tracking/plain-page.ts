/** The page's address without its query, which may contain typed text or the key of a mailed link. */
export const plainLocation = (): string => location.origin + location.pathname

export const isSearch = (pathname: string): boolean => pathname.endsWith('/search')

/** The page's title; that of a search contains the typed text and is replaced. */
export const withoutTerm = (title: string): string => (isSearch(location.pathname) ? 'search' : title)
