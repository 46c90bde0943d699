'use client'

import { useEffect, useState } from 'react'
import type { ListingRequest } from '../product-card/get-listing.ts'
import type { FilterGroup } from './filter-kinds/registry.ts'
import { type ListingQuery, toggled, withOnly, withoutFilters } from './listing-query.ts'

/** The filters ticked in the sheet but not applied yet. On wide screens, filters apply at once. */
export function useDraftFilters(query: ListingQuery) {
  const [collected, setCollected] = useState({ query, draft: query })
  const [round, setRound] = useState(0)
  // Filters collected for another listing do not count here.
  const draft = collected.query === query ? collected.draft : query

  const setDraft = (next: ListingQuery) => setCollected({ query, draft: next })
  const startWith = (next: ListingQuery) => {
    setDraft(next)
    setRound((before) => before + 1)
  }
  return {
    draft,
    isDraft: draft !== query,
    /** A key that changes when fields with their own text have to reset. */
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

interface Counted {
  readonly groups: readonly FilterGroup[]
  readonly request: ListingRequest
  readonly draft: ListingQuery
  readonly isDraft: boolean
}

/** A slider is dragged through many values: products are counted for the last one only. */
const DELAY_MS = 150

/** The number of products with the ticked filters; undefined until the latest request has been answered. */
export function useProductCount({ groups, request, draft, isDraft }: Counted): number | undefined {
  const [found, setFound] = useState<{ draft: ListingQuery; count: number }>()

  useEffect(() => {
    if (!isDraft) return
    let isLatest = true
    const timer = setTimeout(async () => {
      try {
        const { countProducts } = await import('./count-products.ts')
        const count = await countProducts(groups, request, draft)
        if (isLatest) setFound({ draft, count })
      } catch (error) {
        console.error('The products could not be counted', error)
      }
    }, DELAY_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [groups, request, draft, isDraft])

  return found?.draft === draft ? found.count : undefined
}
