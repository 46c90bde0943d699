'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../ui/when-near.ts'
import type { Section } from '../dashboard/sections.ts'

const MoreSettings = lazy(() => import('./more-settings.tsx').then((module) => ({ default: module.MoreSettings })))
/** What somebody does who is going to use the page; a key may be the Tab that leads here. */
const SIGNS_OF_LIFE = ['pointermove', 'keydown'] as const

/** The settings at the page's end are loaded once the customer comes near or does anything at all: many only look at the overview. */
export function MoreSettingsSlot({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('dashboard')
  const slot = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    const want = () => setWanted(true)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, want, { once: true })
    const stop = slot.current ? whenNear(slot.current, want, '0px') : undefined
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, want)
      stop?.()
    }
  }, [])

  const waiting = <p className="sr-only">{t('loading')}</p>
  return (
    <div ref={slot} className="more-settings">
      <Suspense fallback={waiting}>{isWanted ? <MoreSettings sections={sections} /> : waiting}</Suspense>
    </div>
  )
}
