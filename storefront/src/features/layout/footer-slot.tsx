'use client'

import { useEffect, useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { whenNear } from '../../ui/when-near.ts'
import type { FooterProps } from './footer.tsx'

const Footer = withMessages(['common'], () => import('./footer.tsx').then((module) => module.loadFooter()))
const NEAR = '0px 0px 150px'

/** Loads the footer once, when it is about to come into view; most visitors never scroll that far. */
export function FooterSlot(props: Omit<FooterProps, 'brand'>) {
  const slot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => (slot.current ? whenNear(slot.current, () => setNear(true), NEAR) : undefined), [])

  return (
    <div ref={slot} className="min-h-px">
      {isNear && <Footer {...props} />}
    </div>
  )
}
