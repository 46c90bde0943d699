'use client'

import { usePathname, useSearchParams } from 'next/navigation'

interface ListPage {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly hrefOf: (change: { readonly page?: number; readonly size?: number }) => string
}

/**
 * Which part of a list the address asks for: `?p=2&show=20`. A number that the list does not offer is its first.
 * For what is only drawn in the browser, as everything of the dashboard is.
 */
export function useListPage(sizes: readonly [number, ...number[]]): ListPage {
  const path = usePathname()
  const query = useSearchParams()
  const wanted = Number(query.get('p'))
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1
  const size = sizes.find((offered) => String(offered) === query.get('show')) ?? sizes[0]

  function hrefOf(change: { readonly page?: number; readonly size?: number }): string {
    // Another size begins with its first page.
    const next = change.size ? { page: 1, size: change.size } : { page: change.page ?? page, size }
    const parameters = new URLSearchParams()
    if (next.page > 1) parameters.set('p', String(next.page))
    if (next.size !== sizes[0]) parameters.set('show', String(next.size))
    return parameters.size > 0 ? `${path}?${parameters}` : path
  }

  return { page, size, hrefOf }
}
