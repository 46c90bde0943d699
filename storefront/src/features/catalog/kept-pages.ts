import type { ReactNode } from 'react'

/** What was loaded into a listing since its document came. */
export interface LoadedPages {
  readonly current: number
  readonly pages: ReadonlyMap<number, ReactNode>
}

const kept = new Map<string, LoadedPages>()

/**
 * Kept for the way back from a product: the router then shows the listing as its document had it. Taken only where the
 * address still says that page, so that whoever begins anew begins at the first.
 * @param listing the address of the document
 * @param addressOf the address at a page
 */
export function keptPages(listing: string, addressOf: (page: number) => string): LoadedPages | undefined {
  if (typeof location === 'undefined') return undefined
  const found = kept.get(listing)
  return found && `${location.pathname}${location.search}` === addressOf(found.current) ? found : undefined
}

export const keepPages = (listing: string, pages: LoadedPages): void => void kept.set(listing, pages)
