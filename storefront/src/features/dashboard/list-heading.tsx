'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { DashboardHeading } from './dashboard-heading.tsx'

interface ListHeadingProps {
  /** The part of the list that is shown. */
  readonly page: number
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Turning to another page of a list moves the focus here, since the link that was followed goes away. */
export function ListHeading({ page, children, actions }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(page)

  useEffect(() => {
    if (former.current !== page) heading.current?.focus({ preventScroll: true })
    former.current = page
  }, [page])

  return (
    <DashboardHeading ref={heading} actions={actions}>
      {children}
    </DashboardHeading>
  )
}
