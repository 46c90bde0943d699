'use client'

import { useEffect, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { whenActive } from '../../ui/when-active.ts'

const FooterNewsletter = withWords([], () => import('./footer-newsletter.tsx').then((module) => module.FooterNewsletter))

/** Short pages show the footer at once, so the newsletter is not loaded before the visitor does anything. */
export function FooterNewsletterSlot() {
  const [isActive, setActive] = useState(false)

  useEffect(() => whenActive(() => setActive(true)), [])

  return <div className="min-h-104 bg-bg lg:min-h-58">{isActive && <FooterNewsletter />}</div>
}
