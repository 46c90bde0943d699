'use client'

import { useState } from 'react'
import type { ListingQuery } from './listing-query.ts'
import { toggled, withOnly, withoutFilters } from './listing-url.ts'

/** What is ticked in the sheet before it is applied. On wide screens it is what is applied. */
export function useCollectedFilters(query: ListingQuery) {
  const [collected, setCollected] = useState({ query, draft: query })
  const [round, setRound] = useState(0)
  // What was collected for another listing is none of this one's.
  const draft = collected.query === query ? collected.draft : query

  const setDraft = (next: ListingQuery) => setCollected({ query, draft: next })
  const startWith = (next: ListingQuery) => {
    setDraft(next)
    setRound((before) => before + 1)
  }
  return {
    draft,
    isDraft: draft !== query,
    /** Another one where fields that hold a text of their own have to begin anew. */
    round,
    /** @param key attribute code and value, `color:49` */
    toggle: (key: string) => {
      const at = key.indexOf(':')
      setDraft(toggled(draft, key.slice(0, at), key.slice(at + 1)))
    },
    setRange: (code: string, value: string | undefined) => setDraft(withOnly(draft, code, value)),
    clear: () => startWith(withoutFilters(draft)),
    reset: () => draft !== query && startWith(query),
  }
}
