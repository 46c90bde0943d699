'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isFilePath } from '../lib/file-path.ts'
import { logFailure } from '../lib/log-failure.ts'
import { isPlainClick } from './plain-click.ts'

type Router = ReturnType<typeof useRouter>

/** Milliseconds of hovering or focus before a link is prefetched. */
const PREFETCH_DELAY = 100

/** Milliseconds after hydration: the page's own scripts and its first button come first. */
const NEAR_DELAY = 2000

/** Follows the shop's links with the router. A link is prefetched when the pointer or the focus rests on it, and later if it is near. */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./prefetch-near.ts').then(
        ({ prefetchNear }) => prefetchNear(linkAt, (link) => prefetchLink(router, link)),
        (error: unknown) => logFailure('Links are not prefetched', error),
      )
    }, NEAR_DELAY)
    return () => clearTimeout(timer)
  }, [router])
  return null
}

function prefetchLink(router: Router, link: HTMLAnchorElement): void {
  // Links in popovers are options that can change again.
  if (!link.closest('[data-unhurried], :popover-open')) router.prefetch(pathOf(link))
}

function followLinks(router: Router): () => void {
  const controller = new AbortController()
  let pointedAt: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const pointAt = ({ target }: Event) => {
    const link = linkAt(target)
    if (link === pointedAt) return
    pointedAt = link
    clearTimeout(timer)
    if (link) timer = setTimeout(prefetchLink, PREFETCH_DELAY, router, link)
  }
  const touch = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) prefetchLink(router, link)
  }
  // The window is last in bubbling order, so other handlers have already prevented the default.
  const click = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.push(pathOf(link))
  }

  const { signal } = controller
  addEventListener('mouseover', pointAt, { signal })
  addEventListener('focusin', pointAt, { signal })
  addEventListener('touchstart', touch, { signal, passive: true })
  addEventListener('click', click, { signal })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Excludes links to another site, a file, another tab or an anchor on this page. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([href^="#"],[target],[download],[data-follow="document"])') : undefined
  return link?.origin === location.origin && !isFilePath(link.pathname) ? link : undefined
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash
