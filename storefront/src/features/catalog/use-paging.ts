'use client'

import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { keepPages, keptPages } from './kept-pages.ts'
import { listingHref } from './listing-url.ts'
import type { PagedProductsProps } from './paged-products.tsx'
import { canGoTo, pageAhead, paged, type Paging, type PagingStep, startPaging } from './paging.ts'

type Variables = { readonly currentPage: number }
type Source = Pick<PagedProductsProps, 'mode' | 'pages' | 'path' | 'query'>

/**
 * The paging of a listing and the pages loaded since its document came; both outlive a look at a product.
 * @param load draws the cards of a page
 */
export function usePaging({ mode, pages, path, query }: Source, load: (page: number) => Promise<ReactNode>) {
  const hrefOf = (page: number) => listingHref(path, { ...query, page })
  const listing = `${hrefOf(1)} ${pages.current}`
  const [kept] = useState(() => keptPages(listing, hrefOf))
  const [paging, dispatch] = useReducer<Paging<Variables>, [PagingStep<Variables>]>(
    paged,
    startPaging<Variables>({ mode, current: kept?.current ?? pages.current, max: pages.total }),
  )
  const [loaded, setLoaded] = useState<ReadonlyMap<number, ReactNode>>(kept?.pages ?? new Map())
  const asked = useRef(new Map<number, Promise<void>>())

  const fetchPage = (page: number): Promise<void> => {
    const isThere = loaded.has(page) || (page >= pages.first && page <= pages.current)
    const running = isThere ? Promise.resolve() : asked.current.get(page)
    const fetching = running ?? load(page).then((cards) => setLoaded((before) => new Map([...before, [page, cards]])))
    asked.current.set(page, fetching)
    return fetching
  }

  /** Where the page does not come, its address is opened instead: it holds the same. */
  async function go(page: number, isNew = true): Promise<void> {
    if (!canGoTo(paging, page)) return
    dispatch({ type: 'defer', page, variables: { currentPage: page } })
    try {
      await fetchPage(page)
    } catch (error) {
      console.error('The next products could not be loaded', error)
      return location.assign(hrefOf(page))
    }
    dispatch({ type: 'ready', page })
    if (isNew) history[mode === 'load-more' ? 'replaceState' : 'pushState'](null, '', hrefOf(page))
  }

  const ahead = pageAhead(paging)
  useEffect(() => {
    if (ahead === undefined) return
    const idle = requestIdleCallback(() => void fetchPage(ahead).catch(() => asked.current.delete(ahead)))
    return () => cancelIdleCallback(idle)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page alone says what to fetch
  }, [ahead])

  const { current } = paging
  useEffect(() => keepPages(listing, { current, pages: loaded }), [listing, current, loaded])

  // Back and Forward between pages that took turns.
  useEffect(() => {
    const here = () => `${location.pathname}${location.search}`
    const move = () => {
      const page = Array.from({ length: pages.total }, (_, index) => index + 1).find((number) => hrefOf(number) === here())
      if (page) void go(page, false)
    }
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  })

  return { paging, loaded, hrefOf, go: (page: number) => void go(page) }
}
