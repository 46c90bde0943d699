'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

const ReviewForm = withMessages(['reviewForm', 'common'], () => import('./review-form.tsx').then((module) => module.ReviewForm))

/**
 * Form and messages are loaded on demand. The address keeps the form open across a reload or a login, and the stylesheet then
 * reserves space for it.
 */
export function WriteReview({ sku }: { sku: string }) {
  const t = useTranslations('review')
  const locale = useLocale()
  const title = useRef<HTMLHeadingElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  const isLinked = useMemo(() => isHydrated && location.hash === '#write-review', [isHydrated])
  const isOpen = isOpened || isLinked

  const prepare = () => ReviewForm.prepare(locale)
  const open = () => {
    setOpened(true)
    history.replaceState(null, '', '#write-review')
    // The button disappears, so the keyboard continues from the heading.
    title.current?.focus({ preventScroll: true })
  }
  const opener = (
    <Button className="justify-self-start" busy={isOpen} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      {t('open')}
    </Button>
  )
  return (
    <section id="write-review" className="review-panel" suppressHydrationWarning>
      <h3 ref={title} tabIndex={-1} className="text-xl tracking-snug">
        {t('write')}
      </h3>
      {isOpen ? <ReviewForm sku={sku} waiting={opener} /> : opener}
    </section>
  )
}
