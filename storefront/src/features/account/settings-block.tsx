'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

interface SettingsBlockProps {
  readonly title: string
  readonly help?: string
  /** The fragment of an address that leads here. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** Two columns: the heading and its help, then the form. They are stacked on phones. */
export function SettingsBlock({ title, help, anchor, children }: SettingsBlockProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  // The page is drawn once the customer is known, later than a browser looks for the fragment.
  useEffect(() => {
    if (anchor === undefined || location.hash !== `#${anchor}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [anchor])

  return (
    <section id={anchor} className="settings-block" aria-labelledby={titleId}>
      <div>
        <h2 ref={heading} id={titleId} tabIndex={anchor === undefined ? undefined : -1} className="scroll-mt-24 text-lg tracking-snug outline-0">
          {title}
        </h2>
        {help && <p className="mt-1 max-w-[32ch] text-sm text-soft">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
