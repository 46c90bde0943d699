'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

const ReviewForm = withWords(['reviewForm', 'common'], () => import('./review-form.tsx').then((module) => module.ReviewForm))

/**
 * Few write a review: form and words are loaded for those who want to. The address says so, for whoever reloads or logs in on the
 * way, and the stylesheet then keeps room for the form.
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
    // The button goes: whoever goes by keyboard goes on from here.
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
