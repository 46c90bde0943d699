'use client'

import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { whenNear } from '../../ui/when-near.ts'
import { rememberViewedPage } from './viewed-pages.ts'
import { readViewed, rememberViewed } from './viewed-products.ts'
import type { ViewedSectionProps } from './viewed-section.tsx'

const ViewedSection = lazy<ComponentType<ViewedSectionProps>>(() =>
  import('./viewed-section.tsx').then(
    (module) => ({ default: module.ViewedSection }),
    (error: unknown) => {
      logFailure('A part of the page is left out', error)
      return { default: LeftOut }
    },
  ),
)
const MOST = 8

/** The products that this device viewed before: loaded just before they scroll into view, into space that is reserved by then. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const room = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [isNear, setNear] = useState(false)
  const [isLeftOut, setLeftOut] = useState(false)
  const skus = useMemo(() => (isHydrated ? readViewed().filter((other) => other !== sku).slice(0, MOST) : []), [isHydrated, sku])

  const leaveOut = useCallback(() => setLeftOut(true), [])

  useEffect(() => {
    rememberViewed(sku)
    rememberViewedPage()
  }, [sku])
  useEffect(() => (room.current ? whenNear(room.current, () => setNear(true)) : undefined), [skus])

  if (isLeftOut || skus.length === 0) return null
  return (
    <div ref={room} className="page mt-(--section) viewed-room">
      <Suspense>{isNear && <ViewedSection skus={skus} onLeaveOut={leaveOut} />}</Suspense>
    </div>
  )
}

/** Stands in for the section when its script fails to load. */
function LeftOut({ onLeaveOut }: ViewedSectionProps) {
  useEffect(onLeaveOut, [onLeaveOut])
  return null
}
