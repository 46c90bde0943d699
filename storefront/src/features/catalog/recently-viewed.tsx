'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { ViewedPlaceholder } from './viewed-placeholder.tsx'
import { forgetViewed, readViewed, rememberViewed } from './viewed-products.ts'

const ViewedCards = lazy(() => import('./viewed-cards.tsx').then((module) => ({ default: module.ViewedCards })))
const MOST = 8
const NEAR = '0px 0px 400px'

/** What this device has seen before this product; asked for when it is about to come into view. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useTranslations('product.recent')
  const section = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const [isNear, setNear] = useState(false)
  const [isLeftOut, setLeftOut] = useState(false)
  const skus = useMemo(() => (isHydrated ? readViewed().filter((other) => other !== sku).slice(0, MOST) : []), [isHydrated, sku])
  const isEmpty = isLeftOut || skus.length === 0

  useEffect(() => rememberViewed(sku), [sku])

  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [isEmpty])

  const clear = () => {
    forgetViewed()
    setLeftOut(true)
  }

  if (isEmpty) return null
  const room = <ViewedPlaceholder count={skus.length} />
  return (
    <section ref={section} className="page mt-(--section)" aria-labelledby="recently-viewed">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="recently-viewed" className="text-xl tracking-snug">
          {t('title')}
        </h2>
        <Button variant="text" onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      {isNear ? (
        <Suspense fallback={room}>
          <ViewedCards skus={skus} onNone={() => setLeftOut(true)} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  )
}
