'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { DashboardHeading } from './dashboard-heading.tsx'

interface ListHeadingProps {
  readonly page: number
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Receives the focus when the list turns to another page, because the link that was clicked disappears. */
export function ListHeading({ page, children, actions }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(page)

  useEffect(() => {
    if (previous.current !== page) heading.current?.focus({ preventScroll: true })
    previous.current = page
  }, [page])

  return (
    <DashboardHeading ref={heading} actions={actions}>
      {children}
    </DashboardHeading>
  )
}
