'use client'

import { Activity, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
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
 * server's HTML as it is.
 */
export function ReviewSlot({ sku, percent, count, counts, qualities, first }: ReviewBrowserProps) {
  const slot = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [gate] = useState(() => (isHydrated ? undefined : createGate()))

  useEffect(() => (slot.current && gate ? gate.watch(slot.current) : undefined), [gate])

  // The same element on each render: a boundary that is not hydrated yet must not get another one.
  const browser = useMemo(() => {
    const reviews = <ReviewBrowser sku={sku} percent={percent} count={count} counts={counts} qualities={qualities} first={first} />
    if (!gate) return <Suspense fallback={<div className="min-h-dvh" />}>{reviews}</Suspense>
    // Activity defers hydration like Suspense, whose content React would stream to the end of a long page.
    return (
      <Activity>
        <Gated gate={gate}>{reviews}</Gated>
      </Activity>
    )
  }, [gate, sku, percent, count, counts, qualities, first])
  return <div ref={slot}>{browser}</div>
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (typeof document !== 'undefined') use(gate.opening)
  useEffect(() => gate.onHydrated(), [gate])
  return children
}

type Gate = ReturnType<typeof createGate>

/** Opens when the visitor scrolls near. React ignores clicks before hydration, so the last one is replayed afterwards. */
function createGate() {
  const { promise: opening, resolve } = Promise.withResolvers<void>()
  const hydrated = new AbortController()
  let clicked: EventTarget | null = null
  return {
    opening,
    watch(element: Element) {
      element.addEventListener('click', ({ target }) => (clicked = target), { signal: hydrated.signal })
      return whenNear(element, resolve)
    },
    onHydrated() {
      hydrated.abort()
      if (clicked instanceof HTMLElement) clicked.click()
    },
  }
}
