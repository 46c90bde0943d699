'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useTransition } from 'react'

/**
 * Follows the links that change what is listed, and knows while the answer is on its way: the products then turn into
 * blocks of stone, by CSS and only after a moment. The sheet of filters collects its own links.
 */
export function ListingFrame({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const [isPending, start] = useTransition()

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel="nofollow"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || link.closest('.filter-panel:popover-open')) return
    event.preventDefault()
    const href = link.getAttribute('href') ?? ''
    start(() => router.push(href, { scroll: false }))
  }
  return (
    // A click by the keyboard is a click, too; the links themselves are the controls.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="listing page" aria-busy={isPending || undefined} onClickCapture={follow}>
      {children}
    </div>
  )
}
