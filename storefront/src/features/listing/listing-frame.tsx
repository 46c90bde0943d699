'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { announce } from '../../ui/announce.ts'
import { isPlainClick } from '../../ui/plain-click.ts'

interface ListingFrameProps {
  /** Read out once another listing is shown. */
  readonly announcement: string
  readonly children: ReactNode
}

/** Whether the visitor has followed a link of a listing to the next one. */
let isChanged = false
/** The scroll position while the next listing loads. */
let position = 0

/**
 * Follows the links that filter and sort the listing. While the next one loads, CSS turns the cards into a skeleton. Links in the open
 * filter sheet are not followed: the sheet collects filters and applies them together.
 */
export function ListingFrame({ announcement, children }: ListingFrameProps) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isPending) return
    const savePosition = () => (position = scrollY)
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [isPending])

  // After a wrong optimistic prediction of the page, Next ignores `scroll: false` and scrolls to the top.
  useLayoutEffect(() => {
    if (isChanged && scrollY !== position) scrollTo({ top: position, behavior: 'instant' })
  }, [announcement])

  useEffect(() => {
    if (isChanged) {
      announce(announcement)
      // The focus is on the body if the control that had it was removed with its filter.
      if (document.activeElement === document.body) frame.current?.querySelector('section')?.focus({ preventScroll: true })
    }
    isChanged = false
  }, [announcement])

  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = hrefAt(event.target)
    if (!href || !isPlainClick(event)) return
    event.preventDefault()
    isChanged = true
    position = scrollY
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
