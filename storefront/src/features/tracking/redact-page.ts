/** The query may contain user input or the key of an emailed link. */
export const locationWithoutQuery = (): string => location.origin + location.pathname

export const isSearchPage = (pathname: string): boolean => pathname.endsWith('/search')

/** On a search page the title contains user input, so it is replaced. */
export const redactTitle = (title: string): string => (isSearchPage(location.pathname) ? 'search' : title)
