'use client'

import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { whenNear } from '../../ui/when-near.ts'
import { MIN_SHOWN, readViewed, rememberViewed, rememberViewedPage } from './viewed-products.ts'
import type { ViewedSectionProps } from './viewed-section.tsx'

const ViewedSection = lazy<ComponentType<ViewedSectionProps>>(() =>
  import('./viewed-section.tsx').then(
    (module) => ({ default: module.ViewedSection }),
    (error: unknown) => {
      logFailure('A part of the page is left out', error)
      return { default: HiddenSection }
    },
  ),
)

const MAX_PRODUCTS = 8

interface RecentlyViewedProps extends Pick<ViewedSectionProps, 'lowestPriceAttribute'> {
  readonly sku: string
}

/** Products that this device viewed before. They load just before they scroll into view; their space is reserved until then. */
export function RecentlyViewed({ sku, lowestPriceAttribute }: RecentlyViewedProps) {
  const space = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [isNear, setNear] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const skus = useMemo(() => (isHydrated ? readViewed().filter((other) => other !== sku).slice(0, MAX_PRODUCTS) : []), [isHydrated, sku])

  const hide = useCallback(() => setHidden(true), [])

  useEffect(() => {
    rememberViewed(sku)
    rememberViewedPage()
  }, [sku])
  useEffect(() => (space.current ? whenNear(space.current, () => setNear(true)) : undefined), [skus])

  if (isHidden || skus.length < MIN_SHOWN) return null
  return (
    <div ref={space} className="page mt-(--section) viewed-room">
      <Suspense>{isNear && <ViewedSection skus={skus} lowestPriceAttribute={lowestPriceAttribute} onHide={hide} />}</Suspense>
    </div>
  )
}

/** Replaces the section if its script fails to load, and gives up its space. */
function HiddenSection({ onHide }: ViewedSectionProps) {
  useEffect(onHide, [onHide])
  return null
}
