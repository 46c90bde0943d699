'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { announce } from '../../ui/announce.ts'
import { isPlainClick } from '../../ui/plain-click.ts'

interface ListingFrameProps {
  /** Read out once another choice of products is there. */
  readonly announcement: string
  readonly children: ReactNode
}

/** Whether a link of a listing led to the one that comes next. */
let isChanged = false
/** Where the visitor has scrolled to meanwhile. */
let place = 0

/**
 * Follows the links that change what is listed. While an answer is on its way, the products turn into blocks of stone, by CSS and
 * only after a moment. What is ticked in the sheet of filters waits.
 */
export function ListingFrame({ announcement, children }: ListingFrameProps) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isPending) return
    const keep = () => (place = scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [isPending])

  // Where Next has guessed the page before the answer was there, and wrongly, it forgets that it was not to scroll to the top.
  useLayoutEffect(() => {
    if (isChanged && scrollY !== place) scrollTo({ top: place, behavior: 'instant' })
  }, [announcement])

  useEffect(() => {
    if (isChanged) {
      announce(announcement)
      // Where nobody has put the focus back, the control that had it is gone with its filter.
      if (document.activeElement === document.body) frame.current?.querySelector('section')?.focus({ preventScroll: true })
    }
    isChanged = false
  }, [announcement])

  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = hrefAt(event.target)
    if (!href || !isPlainClick(event)) return
    event.preventDefault()
    isChanged = true
    place = scrollY
    start(() => router.push(href, { scroll: false }))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls, and keys fire their click too
    <div ref={frame} className="listing page" aria-busy={isPending || undefined} onClickCapture={follow}>
      {children}
    </div>
  )
}

function hrefAt(target: EventTarget): string | null | undefined {
  const link = (target as Element).closest('a[rel="nofollow"]')
  return link?.closest('.filter-panel:popover-open .filter-groups') ? undefined : link?.getAttribute('href')
}
