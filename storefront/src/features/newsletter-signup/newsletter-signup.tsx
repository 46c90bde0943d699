'use client'

import { useEffect, useRef, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { whenActive } from '../../lib/when-active.ts'
import { whenNear } from '../../lib/when-near.ts'

const SignupForm = withWords(['newsletter'], () => import('./signup-form.tsx').then((module) => module.SignupForm))

/**
 * The form without a heading. Its space is reserved until it is loaded: near the viewport, but not before the visitor does anything, because
 * short pages show it at once.
 */
export function NewsletterSignup() {
  const slot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isActive, setActive] = useState(false)

  useEffect(() => whenActive(() => setActive(true)), [])
  useEffect(() => (slot.current ? whenNear(slot.current, () => setNear(true)) : undefined), [])

  return (
    <div ref={slot} className="@container min-h-48 sm:min-h-33">
      {isNear && isActive && <SignupForm />}
    </div>
  )
}
