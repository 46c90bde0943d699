'use client'

import { useEffect, useState } from 'react'
import type { FilterGroup } from './filter-groups.ts'
import type { ListingQuery } from './listing-query.ts'
import type { ProductsAsked } from './products-asked.ts'

interface Counted {
  readonly groups: readonly FilterGroup[]
  readonly asked: ProductsAsked
  readonly draft: ListingQuery
  readonly isDraft: boolean
}

/** A slider is dragged through many values: only where it rests is asked about. */
const REST = 150

/** How many products the ticked filters leave; undefined until that is known. The answer to the latest question counts. */
export function useProductCount({ groups, asked, draft, isDraft }: Counted): number | undefined {
  const [found, setFound] = useState<{ draft: ListingQuery; count: number }>()

  useEffect(() => {
    if (!isDraft) return
    let isLatest = true
    const timer = setTimeout(async () => {
      try {
        const { countProducts } = await import('./count-products.ts')
        const count = await countProducts(groups, asked, draft)
        if (isLatest) setFound({ draft, count })
      } catch (error) {
        console.error('The products could not be counted', error)
      }
    }, REST)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [groups, asked, draft, isDraft])

  return found?.draft === draft ? found.count : undefined
}
