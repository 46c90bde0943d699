'use client'

import { type ReactNode, useEffect, useRef } from 'react'

let hasShownStep = false

interface StepHeadingProps {
  /** Whether it is the page's main heading. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** The step's heading. It takes the focus after a change of steps, as on a new page. */
export function StepHeading({ isMain = false, children }: StepHeadingProps) {
  const Heading = isMain ? 'h1' : 'h2'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasShownStep) heading.current?.focus()
    hasShownStep = true
  }, [])
  return (
    <Heading ref={heading} tabIndex={-1} className={`${isMain ? 'text-3xl' : 'mb-6 text-2xl'} tracking-tight outline-none`}>
      {children}
    </Heading>
  )
}
