'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { readDraft } from './review-draft.ts'

const ReviewForm = withWords(['reviewForm'], () => import('./review-form.tsx').then((module) => module.ReviewForm))

/** Few write a review: form and words are loaded for those who want to, or have begun to. */
export function WriteReview({ sku }: { sku: string }) {
  const t = useTranslations('review')
  const locale = useLocale()
  const title = useRef<HTMLHeadingElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  const isBegun = useMemo(() => isHydrated && readDraft(sku) !== undefined, [isHydrated, sku])
  const isOpen = isOpened || isBegun

  const prepare = () => ReviewForm.prepare(locale)
  const open = () => {
    setOpened(true)
    // The button goes: whoever goes by keyboard goes on from here.
    title.current?.focus({ preventScroll: true })
  }
  const opener = (
    <Button className="justify-self-start" busy={isOpen} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      {t('open')}
    </Button>
  )
  return (
    <section className="review-panel">
      <h3 ref={title} tabIndex={-1} className="text-xl tracking-snug">
        {t('write')}
      </h3>
      {isOpen ? <ReviewForm sku={sku} waiting={opener} /> : opener}
    </section>
  )
}
