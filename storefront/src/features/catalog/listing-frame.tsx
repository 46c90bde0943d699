'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useTransition } from 'react'
import { announce } from '../../lib/announce.ts'

interface ListingFrameProps {
  /** Read out once another choice of products is there. */
  readonly announcement: string
  readonly children: ReactNode
}

/** Whether a link of a listing led to the one that comes next. */
let isChanged = false

/**
 * Follows the links that change what is listed, and knows while the answer is on its way: the products then turn into
 * blocks of stone, by CSS and only after a moment. What is ticked in the sheet of filters waits there.
 */
export function ListingFrame({ announcement, children }: ListingFrameProps) {
  const router = useRouter()
  const [isPending, start] = useTransition()

  useEffect(() => {
    if (isChanged) announce(announcement)
    isChanged = false
  }, [announcement])

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel="nofollow"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || link.closest('.filter-panel:popover-open .filter-groups')) return
    event.preventDefault()
    isChanged = true
    start(() => router.push(link.getAttribute('href') ?? '', { scroll: false }))
  }
  return (
    // A click by the keyboard is a click, too; the links themselves are the controls.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="listing page" aria-busy={isPending || undefined} onClickCapture={follow}>
      {children}
    </div>
  )
}
