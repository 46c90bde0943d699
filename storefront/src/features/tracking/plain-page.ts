/** The page's address without its query, which may contain user input or the key of an emailed link. */
export const plainLocation = (): string => location.origin + location.pathname

export const isSearch = (pathname: string): boolean => pathname.endsWith('/search')

/** The page's title; that of a search contains user input and is replaced. */
export const withoutTerm = (title: string): string => (isSearch(location.pathname) ? 'search' : title)
