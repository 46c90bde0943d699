'use client'

import { useEffect, useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { whenNear } from '../../ui/when-near.ts'

const SignupForm = withMessages(['newsletter', 'common'], () => import('./signup-form.tsx').then((module) => module.SignupForm))

/** The form without a heading; its space is reserved until it is loaded near the viewport. */
export function NewsletterSignup() {
  const slot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => (slot.current ? whenNear(slot.current, () => setNear(true)) : undefined), [])

  return (
    <div ref={slot} className="@container min-h-62 sm:min-h-42.5">
      {isNear && <SignupForm />}
    </div>
  )
}
