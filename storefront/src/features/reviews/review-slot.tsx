'use client'

import { Activity, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { whenNear } from '../../lib/when-near.ts'
import type { ReviewBrowserProps } from './review-browser.tsx'

// Where it does not come, what the server has written stays: whoever waits for it for ever is given nothing else.
const ReviewBrowser = lazy(() =>
  import('./review-browser.tsx').then(
    (module) => ({ default: module.ReviewBrowser }),
    (error: unknown) => {
      logFailure('The reviews stay as they are', error)
      return new Promise<never>(() => undefined)
    },
  ),
)

/**
 * The reviews stand in the HTML, and their scripts are loaded when a visitor comes near: until then React leaves what the
 * server has written as it is.
 */
export function ReviewSlot({ sku, percent, count, counts, qualities, first }: ReviewBrowserProps) {
  const slot = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [gate] = useState(() => (isHydrated ? undefined : createGate()))

  useEffect(() => (slot.current && gate ? gate.guard(slot.current) : undefined), [gate])

  // The same element each time: a boundary that has not woken up must not be given another one.
  const browser = useMemo(() => {
    const reviews = <ReviewBrowser sku={sku} percent={percent} count={count} counts={counts} qualities={qualities} first={first} />
    if (!gate) return <Suspense fallback={<div className="min-h-dvh" />}>{reviews}</Suspense>
    // An Activity can sleep as well, and what is in a Suspense React writes to the end of a long page, for a script to put in place.
    return (
      <Activity>
        <Awakening gate={gate}>{reviews}</Awakening>
      </Activity>
    )
  }, [gate, sku, percent, count, counts, qualities, first])
  return <div ref={slot}>{browser}</div>
}

function Awakening({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (typeof document !== 'undefined') use(gate.opening)
  useEffect(() => gate.onAwake(), [gate])
  return children
}

type Gate = ReturnType<typeof createGate>

/** Opens when a visitor is near. React drops a click on what is still asleep, so that the last one is made again afterwards. */
function createGate() {
  const { promise: opening, resolve } = Promise.withResolvers<void>()
  const awake = new AbortController()
  let pressed: EventTarget | null = null
  return {
    opening,
    guard(element: Element) {
      element.addEventListener('click', ({ target }) => (pressed = target), { signal: awake.signal })
      return whenNear(element, resolve)
    },
    onAwake() {
      awake.abort()
      if (pressed instanceof HTMLElement) pressed.click()
    },
  }
}
