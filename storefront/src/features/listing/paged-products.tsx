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

// Loaded only in shops with this mode of paging, which is not the default.
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
  /** The cards of those pages, rendered on the server. */
  readonly children: ReactNode
}

/** A listing that loads further pages in the browser: each is added below the others or replaces them. */
export function PagedProducts({ mode, pages, total, path, query, request, settings, children }: PagedProductsProps) {
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const hrefOf = (page: number) => listingHref(path, { ...query, page })
  const load = (page: number) => import('../product-card/load-cards.tsx').then(({ loadCards }) => loadCards({ request, settings, page, filters: query.filters, locale }))
  const { paging, loaded, go } = usePaging({ mode, pages, hrefOf, load })
  const landing = useRef<number>(undefined)

  // The focus moves to the first new product, or to the first product of a page that replaces another.
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

/** Reserves space for the next page, so that the layout shifts at the click and not when the answer arrives. */
function WaitingCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="card card-waiting" aria-hidden>
      <div className="card-picture" />
      <div className="skeleton h-24" />
    </li>
  ))
}
