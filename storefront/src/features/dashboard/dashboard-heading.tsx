'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface DashboardHeadingProps {
  readonly children: ReactNode
  /** What can be done with the whole page, beside its heading. */
  readonly actions?: ReactNode
  /** Of a list: turning to another page moves the focus to the heading, since the link that was followed goes away. */
  readonly page?: number
}

export function DashboardHeading({ children, actions, page }: DashboardHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(page)

  useEffect(() => {
    if (former.current !== page) heading.current?.focus({ preventScroll: true })
    former.current = page
  }, [page])

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 ref={heading} tabIndex={page === undefined ? undefined : -1} className="text-2xl tracking-tight wrap-anywhere outline-0">
        {children}
      </h1>
      {actions}
    </div>
  )
}
