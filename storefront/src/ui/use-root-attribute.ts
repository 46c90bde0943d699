'use client'

import { useEffect } from 'react'

type RootAttribute = 'data-dialog' | 'data-sheet' | 'data-sticky-buy' | 'data-consent'

const holders = new Map<RootAttribute, number>()

/** Sets an attribute of <html> for styles of the whole page. `html:has(…)` would search the page at every change of its elements. */
export function useRootAttribute(name: RootAttribute, isSet: boolean): void {
  useEffect(() => {
    if (!isSet) return
    count(name, 1)
    return () => count(name, -1)
  }, [name, isSet])
}

function count(name: RootAttribute, by: 1 | -1): void {
  const total = (holders.get(name) ?? 0) + by
  holders.set(name, total)
  document.documentElement.toggleAttribute(name, total > 0)
}
