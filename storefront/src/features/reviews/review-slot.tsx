'use client'

import { Activity, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { repeatStoppedClick } from '../../ui/early-clicks.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { whenNear } from '../../ui/when-near.ts'
import type { ReviewBrowserProps } from './review-browser.tsx'

// If it fails to load, a promise that never settles keeps the server's HTML on the page.
const ReviewBrowser = lazy(() =>
  import('./review-browser.tsx').then(
    (module) => ({ default: module.ReviewBrowser }),
    (error: unknown) => {
      logFailure('The script of the reviews could not be loaded', error)
      return new Promise<never>(() => undefined)
    },
  ),
)

/**
 * The HTML contains the reviews; their script is loaded when the visitor scrolls near, and until then React leaves the
 * server's HTML as it is. A click before that is repeated.
 */
export function ReviewSlot({ sku, percent, count, counts, qualities, first }: ReviewBrowserProps) {
  const slot = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [gate] = useState(() => (isHydrated ? undefined : createGate()))

  useEffect(() => (slot.current && gate ? whenNear(slot.current, gate.open) : undefined), [gate])

  // The same element on each render: a boundary that is not hydrated yet must not get another one.
  const browser = useMemo(() => {
    const reviews = <ReviewBrowser sku={sku} percent={percent} count={count} counts={counts} qualities={qualities} first={first} />
    if (!gate) return <Suspense fallback={<div className="min-h-dvh" />}>{reviews}</Suspense>
    const onHydrated = () => {
      if (slot.current) repeatStoppedClick(slot.current)
    }
    // Activity defers hydration like Suspense, whose content React would stream to the end of a long page.
    return (
      <Activity>
        <Gated gate={gate.opening} onHydrated={onHydrated}>
          {reviews}
        </Gated>
      </Activity>
    )
  }, [gate, sku, percent, count, counts, qualities, first])
  return <div ref={slot}>{browser}</div>
}

/** `Promise.withResolvers` is missing in Safari before 17.4. */
function createGate() {
  let open = () => {}
  const opening = new Promise<void>((resolve) => (open = resolve))
  return { opening, open: () => open() }
}

interface GatedProps {
  readonly gate: Promise<void>
  readonly onHydrated: () => void
  readonly children: ReactNode
}

function Gated({ gate, onHydrated, children }: GatedProps) {
  if (typeof document !== 'undefined') use(gate)
  useEffect(onHydrated, [onHydrated])
  return children
}
