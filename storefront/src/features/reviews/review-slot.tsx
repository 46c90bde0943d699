'use client'

import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { whenNear } from '../../lib/when-near.ts'
import type { ReviewBrowserProps } from './review-browser.tsx'

const ReviewBrowser = lazy(() => import('./review-browser.tsx').then((module) => ({ default: module.ReviewBrowser })))

/**
 * The reviews stand in the HTML, and their scripts are loaded when a visitor comes near: until then React leaves what the
 * server has written as it is.
 */
export function ReviewSlot({ sku, percent, count, counts, qualities, first }: ReviewBrowserProps) {
  const id = `reviews-${sku}`
  const slot = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (isInHtml(id) ? createGate() : undefined))

  useEffect(() => (slot.current && gate ? gate.guard(slot.current) : undefined), [gate])

  // The same element each time: a boundary that has not woken up must not be given another one.
  const browser = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Awakening gate={gate}>
          <ReviewBrowser sku={sku} percent={percent} count={count} counts={counts} qualities={qualities} first={first} />
        </Awakening>
      </Suspense>
    ),
    [gate, sku, percent, count, counts, qualities, first],
  )
  return (
    <div ref={slot} id={id}>
      {browser}
    </div>
  )
}

const isInHtml = (id: string): boolean => typeof document !== 'undefined' && document.getElementById(id) !== null

function Awakening({ gate, children }: { gate: Gate | undefined; children: ReactNode }) {
  if (gate) use(gate.opening)
  useEffect(() => gate?.onAwake(), [gate])
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
