'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { readDraft } from './review-draft.ts'

const load = () => import('./review-form.tsx')
const ReviewForm = lazy(() => load().then((module) => ({ default: module.ReviewForm })))

/** Loads the form for those who want to write, or have begun to. */
export function WriteReview({ sku }: { sku: string }) {
  const t = useTranslations('review')
  const title = useRef<HTMLHeadingElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  const isBegun = useMemo(() => isHydrated && readDraft(sku) !== undefined, [isHydrated, sku])
  const isOpen = isOpened || isBegun

  const open = () => {
    setOpened(true)
    // The button goes: whoever goes by keyboard goes on from here.
    title.current?.focus({ preventScroll: true })
  }
  const opener = (
    <Button className="justify-self-start" busy={isOpen} onPointerEnter={() => void load()} onFocus={() => void load()} onClick={open}>
      {t('write')}
    </Button>
  )
  return (
    <section className="review-panel">
      <h3 ref={title} tabIndex={-1} className="text-xl tracking-snug">{t('write')}</h3>
      {isOpen ? (
        <Suspense fallback={opener}>
          <ReviewForm sku={sku} />
        </Suspense>
      ) : (
        opener
      )}
    </section>
  )
}
