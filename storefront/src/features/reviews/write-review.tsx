'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { readDraft } from './review-draft.ts'

type Words = Messages['reviewForm']

const LOADERS = {
  en: () => load('en', import('../../../messages/en/reviewForm.json')),
  pl: () => load('pl', import('../../../messages/pl/reviewForm.json')),
}
const FORMS = { en: lazy(LOADERS.en), pl: lazy(LOADERS.pl) }

/** Few write a review: form and words are loaded for those who want to, or have begun to. */
export function WriteReview({ sku }: { sku: string }) {
  const t = useTranslations('review')
  const locale = useLocale()
  const title = useRef<HTMLHeadingElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isHydrated = useHydrated()
  const isBegun = useMemo(() => isHydrated && readDraft(sku) !== undefined, [isHydrated, sku])
  const isOpen = isOpened || isBegun
  const ReviewForm = FORMS[locale]

  const prepare = () => void LOADERS[locale]()
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

async function load(locale: Locale, loading: Promise<{ default: Words }>) {
  const [{ ReviewForm }, { default: words }] = await Promise.all([import('./review-form.tsx'), loading])
  const InWords = ({ sku }: { sku: string }) => (
    <NextIntlClientProvider locale={locale} messages={{ reviewForm: words }}>
      <ReviewForm sku={sku} />
    </NextIntlClientProvider>
  )
  return { default: InWords }
}
