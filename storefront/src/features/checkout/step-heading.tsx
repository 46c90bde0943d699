'use client'

import { type ReactNode, useEffect, useRef } from 'react'

let hasShownStep = false

/** The step's heading. It takes the focus after a change of steps, as on a new page. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasShownStep) heading.current?.focus()
    hasShownStep = true
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-6 text-2xl tracking-tight outline-none">
      {children}
    </h2>
  )
}
