'use client'

import { useEffect } from 'react'
import { setSearchBoxText } from './search-box-text.ts'
import { saveSearch } from './past-searches.ts'

interface SyncSearchBoxProps {
  readonly search: string
  /** The search with results, saved among the past searches. */
  readonly found?: string
}

/** Shows the search of a results page in the search box of the header, which does not read addresses. */
export function SyncSearchBox({ search, found }: SyncSearchBoxProps) {
  useEffect(() => {
    // The page server shortens a long search.
    setSearchBoxText(new URLSearchParams(location.search).get('q')?.trim() || search)
    return () => setSearchBoxText('')
  }, [search])
  useEffect(() => {
    if (found) saveSearch(found)
  }, [found])
  return null
}
