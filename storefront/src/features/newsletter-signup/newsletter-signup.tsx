'use client'

import { useEffect, useRef, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { whenNear } from '../../lib/when-near.ts'

const SignupForm = withWords(['newsletter'], () => import('./signup-form.tsx').then((module) => module.SignupForm))

/** The form alone, for any place of a page; its room is kept until it is loaded. What stands beside it is for the place to say. */
export function NewsletterSignup() {
  const slot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => (slot.current ? whenNear(slot.current, () => setNear(true)) : undefined), [])

  return (
    <div ref={slot} className="@container min-h-48 sm:min-h-33">
      {isNear && <SignupForm />}
    </div>
  )
}
