'use client'

import { usePathname, useSearchParams } from 'next/navigation'

interface ListPage {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly hrefOf: (change: { readonly page?: number; readonly size?: number }) => string
}

/**
 * The page and page size in the URL's query: `?p=2&show=20`. Invalid values fall back to the first of each. Only for components that
 * render in the browser alone, as the dashboard's do: pages on the server do not see the query.
 */
export function useListPage(sizes: readonly [number, ...number[]]): ListPage {
  const path = usePathname()
  const query = useSearchParams()
  const requested = Number(query.get('p'))
  const page = Number.isSafeInteger(requested) && requested > 0 ? requested : 1
  const size = sizes.find((offered) => String(offered) === query.get('show')) ?? sizes[0]

  function hrefOf(change: { readonly page?: number; readonly size?: number }): string {
    // Another size starts at page 1.
    const next = change.size ? { page: 1, size: change.size } : { page: change.page ?? page, size }
    const parameters = new URLSearchParams()
    if (next.page > 1) parameters.set('p', String(next.page))
    if (next.size !== sizes[0]) parameters.set('show', String(next.size))
    return parameters.size > 0 ? `${path}?${parameters}` : path
  }

  return { page, size, hrefOf }
}
