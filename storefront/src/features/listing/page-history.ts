import type { ReactNode } from 'react'

/** The pages that were loaded into a listing after its document. */
export interface LoadedPages {
  readonly current: number
  readonly pages: ReadonlyMap<number, ReactNode>
}

/** The number of listings whose pages are stored: cards are large. */
const MAX_LISTINGS = 10

/** Stores loaded pages for the way back from a product, where the router shows only the pages of the document. */
export function createPageHistory(here: () => string) {
  const history = new Map<string, LoadedPages>()
  return {
    /**
     * @param listing the address of the document
     * @param hrefOf the address of a page
     * @returns undefined unless the browser is at the page that was current, so that a new visit begins at the first page
     */
    restore: (listing: string, hrefOf: (page: number) => string): LoadedPages | undefined => {
      const found = history.get(listing)
      return found && here() === hrefOf(found.current) ? found : undefined
    },
    save: (listing: string, pages: LoadedPages): void => {
      history.delete(listing)
      history.set(listing, pages)
      const [oldest] = history.keys()
      if (history.size > MAX_LISTINGS && oldest !== undefined) history.delete(oldest)
    },
  }
}
