'use client'

import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import type { PagingMode } from '../../settings/shop.ts'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import type { ListedPages } from './listed-pages.ts'
import { createPageHistory } from './page-history.ts'
import { canGoTo, pageAhead, paged, type Paging, type PagingStep, startPaging } from './paging.ts'

interface PagingSource {
  readonly mode: PagingMode
  /** The pages that came with the document. */
  readonly pages: ListedPages
  readonly hrefOf: (page: number) => string
  /** Renders the cards of a page. */
  readonly load: (page: number) => Promise<ReactNode>
}

type Variables = { readonly currentPage: number }

const here = () => (typeof location === 'undefined' ? '' : `${location.pathname}${location.search}`)
const pageHistory = createPageHistory(here)

/** The paging of a listing and the pages loaded after its document; both are restored on the way back from a product. */
export function usePaging({ mode, pages, hrefOf, load }: PagingSource) {
  const listing = `${hrefOf(1)} ${pages.current}`
  const [restored] = useState(() => pageHistory.restore(listing, hrefOf))
  const [paging, dispatch] = useReducer<Paging<Variables>, [PagingStep<Variables>]>(
    paged,
    startPaging<Variables>({ mode, current: restored?.current ?? pages.current, max: pages.total }),
  )
  const [loaded, setLoaded] = useState<ReadonlyMap<number, ReactNode>>(restored?.pages ?? new Map())
  const requests = useRef(new Map<number, Promise<void>>())

  const fetchPage = (page: number): Promise<void> => {
    const isThere = loaded.has(page) || (page >= pages.first && page <= pages.current)
    const running = isThere ? Promise.resolve() : requests.current.get(page)
    const fetching = running ?? load(page).then((cards) => setLoaded((before) => new Map([...before, [page, cards]])))
    requests.current.set(page, fetching)
    return fetching
  }

  /**
   * If a page fails to load, the listing stays as it is and the shopper is told. After a second failure, and on the way back, the browser
   * opens the page's address, which shows the same.
   */
  async function go(page: number, isNew: boolean): Promise<void> {
    if (!canGoTo(paging, page)) return
    dispatch({ type: 'defer', page, variables: { currentPage: page } })
    try {
      await fetchPage(page)
    } catch (error) {
      requests.current.delete(page)
      console.error('The next products could not be loaded', error)
      if (!isNew || paging.failed === page) return location.assign(hrefOf(page))
      showToast((t) => ({ action: 'listing', kind: 'error', title: t('moreFailed'), text: t('tryAgain'), failure: error }))
      return dispatch({ type: 'fail', page })
    }
    if (paging.failed) dismissToasts('listing')
    dispatch({ type: 'ready', page })
    if (isNew) history[mode === 'load-more' ? 'replaceState' : 'pushState'](null, '', hrefOf(page))
  }

  const ahead = pageAhead(paging)
  const prefetch = useEffectEvent((page: number) => void fetchPage(page).catch(() => requests.current.delete(page)))
  useEffect(() => {
    if (ahead !== undefined) return whenIdle(() => prefetch(ahead))
  }, [ahead])

  const { current } = paging
  useEffect(() => pageHistory.save(listing, { current, pages: loaded }), [listing, current, loaded])

  const onPopState = useEffectEvent(() => {
    const page = Array.from({ length: pages.total }, (_, index) => index + 1).find((number) => hrefOf(number) === here())
    if (page) void go(page, false)
  })
  useEffect(() => {
    const move = () => onPopState()
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  }, [])

  return { paging, loaded, go: (page: number) => void go(page, true) }
}
