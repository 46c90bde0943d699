'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from './plain-click.ts'

type Router = ReturnType<typeof useRouter>

/** Milliseconds after which a pointer or the focus has come to rest on a link. */
const REST = 100

/** Leads along the shop's links by the router, and fetches ahead what the visitor rests on: most links are never followed. */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  return null
}

function followLinks(router: Router): () => void {
  const listening = new AbortController()
  let pointedAt: HTMLAnchorElement | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const ahead = (link: HTMLAnchorElement) => {
    // In what pops up, links are ticked and changed again.
    if (link.dataset.follow !== 'unhurried' && !link.closest(':popover-open')) router.prefetch(pathOf(link))
  }
  const pointAt = ({ target }: Event) => {
    const link = linkAt(target)
    if (link === pointedAt) return
    pointedAt = link
    clearTimeout(resting)
    if (link) resting = setTimeout(ahead, REST, link)
  }
  const touch = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) ahead(link)
  }
  // The window hears of a click last: whoever has taken it over has said so.
  const click = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.push(pathOf(link))
  }

  const { signal } = listening
  addEventListener('mouseover', pointAt, { signal })
  addEventListener('focusin', pointAt, { signal })
  addEventListener('touchstart', touch, { signal, passive: true })
  addEventListener('click', click, { signal })
  return () => {
    clearTimeout(resting)
    listening.abort()
  }
}

/** Not what leads to another site, into another tab or to a place on this page. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([href^="#"],[target],[download],[data-follow="document"])') : undefined
  return link?.origin === location.origin ? link : undefined
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash
