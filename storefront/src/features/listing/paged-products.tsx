'use client'

import { useLocale } from 'next-intl'
import dynamic from 'next/dynamic'
import { Activity, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PagingMode } from '../../settings/shop.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import type { ListingRequest } from '../product-card/get-listing.ts'
import { PAGE_SIZE } from '../product-card/listing-size.ts'
import type { ListedPages } from './listed-pages.ts'
import { type ListingQuery, listingHref } from './listing-query.ts'
import { LoadMore } from './load-more.tsx'
import { isListed } from './paging.ts'
import { usePaging } from './use-paging.ts'

// A shop has one mode of paging, and the usual one is the other.
const PageSteps = dynamic(() => import('./page-steps.tsx').then((module) => module.PageSteps))

interface PagedProductsProps {
  readonly mode: PagingMode
  /** The pages that came with the document. */
  readonly pages: ListedPages
  readonly total: number
  readonly path: string
  readonly query: ListingQuery
  readonly request: ListingRequest
  readonly settings: CardSettings
  /** The cards of those pages, drawn on the server. */
  readonly children: ReactNode
}

/** A listing that goes on without being made anew: what is there stays, and the next page is put under it or in its place. */
export function PagedProducts({ mode, pages, total, path, query, request, settings, children }: PagedProductsProps) {
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const hrefOf = (page: number) => listingHref(path, { ...query, page })
  const load = (page: number) => import('../product-card/load-cards.tsx').then(({ loadCards }) => loadCards({ request, settings, page, locale }))
  const { paging, loaded, go } = usePaging({ mode, pages, hrefOf, load })
  const landing = useRef<number>(undefined)

  // The focus goes on to the first product that is new; where pages take turns, to the first one.
  useEffect(() => {
    if (landing.current === undefined) return
    const cards = [...(list.current?.children ?? [])].filter((card) => card.checkVisibility())
    if (paging.mode === 'prev-next') list.current?.scrollIntoView()
    cards[landing.current]?.querySelector<HTMLElement>('.card-name a')?.focus({ preventScroll: true })
    landing.current = undefined
  }, [paging.current, paging.mode])

  const follow = (page: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    landing.current = paging.mode === 'load-more' ? (list.current?.children.length ?? 0) : 0
    go(page)
  }
  const steps = { paging, hrefOf, follow }

  return (
    <>
      <ul ref={list} className="grid-cards">
        <Activity mode={isListed(paging, pages.current) ? 'visible' : 'hidden'}>{children}</Activity>
        {[...loaded].map(([page, cards]) => (
          <Activity key={page} mode={isListed(paging, page) ? 'visible' : 'hidden'}>
            {cards}
          </Activity>
        ))}
        {paging.mode === 'load-more' && paging.deferred && <WaitingCards count={Math.min(PAGE_SIZE, total - paging.current * PAGE_SIZE)} />}
      </ul>
      {paging.mode === 'prev-next' ? <PageSteps {...steps} /> : <LoadMore {...steps} first={pages.first} total={total} />}
    </>
  )
}

/** Room for what is on its way, so that what stands below moves with the press and not when the answer is there. */
function WaitingCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="card card-waiting" aria-hidden>
      <div className="card-picture" />
      <div className="skeleton h-24" />
    </li>
  ))
}
