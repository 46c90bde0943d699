'use client'

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MOST, moveBy, type Point, WHOLE, zoomTo } from './zoom-view.ts'

const STEP = 1.5
const NEAR = 2.5
const ARROW = 80
/** Pixels of turning for a growth by e: a pinched touchpad turns in far smaller steps. */
const WHEELED = 500
const PINCHED = 100
/** How far a finger has to go aside before that is a swipe. */
const SWIPE = 60
const TAP = 10
const DOUBLE_TAP = 300

/** Enlarging by fingers, mouse, wheel and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef(0)
  const isPinch = useRef(false)

  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 })
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - size().width / 2, y: y - size().height / 2 })
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => setView((now) => zoomTo(now, now.scale * factor, point, size()))
  const toggle = (point: Point) => setView((now) => zoomTo(now, now.scale > 1 ? 1 : NEAR, point, size()))

  // A listener of React's could not keep the browser from enlarging its whole page when a touchpad is pinched.
  useEffect(() => {
    const [element, watching] = [frame.current, new AbortController()]
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / (event.ctrlKey ? PINCHED : WHEELED)), fromMiddle({ x: event.clientX, y: event.clientY }))
    }
    element?.addEventListener('wheel', onWheel, { passive: false, signal: watching.signal })
    return () => watching.abort()
  })

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, point)
    isPinch.current = pointers.current.size > 1
    start.current = point
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    if (other) {
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
      zoom(distance(point, other) / Math.max(1, distance(before, other)), fromMiddle(middle))
    } else setView((now) => moveBy(now, { x: point.x - before.x, y: point.y - before.y }, size()))
  }

  const onPointerUp = (event: PointerEvent, onSwipe: (by: 1 | -1) => void) => {
    // Of two fingers, the last to leave is no tap and no swipe either.
    if (!pointers.current.delete(event.pointerId) || isPinch.current) return
    const point = { x: event.clientX, y: event.clientY }
    const aside = point.x - start.current.x
    if (distance(point, start.current) < TAP) {
      const isMeant = event.pointerType === 'mouse' || event.timeStamp - lastTap.current < DOUBLE_TAP
      if (isMeant) toggle(fromMiddle(point))
      lastTap.current = isMeant ? 0 : event.timeStamp
    } else if (view.scale === 1 && Math.abs(aside) > SWIPE) onSwipe(aside < 0 ? 1 : -1)
  }

  const onArrow = (key: string): boolean => {
    const way = view.scale > 1 ? ARROWS[key] : undefined
    if (way) setView((now) => moveBy(now, { x: way.x * ARROW, y: way.y * ARROW }, size()))
    return way !== undefined
  }

  return {
    view,
    canGrow: view.scale < MOST,
    reset: () => setView(WHOLE),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    onArrow,
    /** @param onSwipe for a whole picture that is pushed aside */
    gestures: (onSwipe: (by: 1 | -1) => void) => ({
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent) => onPointerUp(event, onSwipe),
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    }),
  }
}

/** To see what lies to the right, the picture goes left. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
