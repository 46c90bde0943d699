'use client'

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_SCALE, moveBy, type Point, WHOLE, zoomTo } from './zoom-view.ts'

const STEP = 1.5
const NEAR = 2.5
const ARROW = 80
/** Pixels of wheel movement that scale the picture by e; pinching a touchpad sends far smaller steps. */
const WHEEL_PIXELS = 500
const PINCH_PIXELS = 100
/** The minimum horizontal distance, in pixels. */
const SWIPE = 60
/** The maximum movement, in pixels. */
const TAP = 10
const DOUBLE_TAP_MS = 300

/** Zooming by touch, mouse, wheel and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef(0)
  const isPinch = useRef(false)

  const size = () => sizeOf(frame.current)
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => setView((now) => zoomTo(now, now.scale * factor, point, size()))
  const toggle = (point: Point) => setView((now) => zoomTo(now, now.scale > 1 ? 1 : NEAR, point, size()))

  // React's wheel listener is passive, and cannot prevent the browser from zooming the page when a touchpad is pinched.
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? PINCH_PIXELS : WHEEL_PIXELS))
      const point = fromMiddle({ x: event.clientX, y: event.clientY }, sizeOf(element))
      setView((now) => zoomTo(now, now.scale * factor, point, sizeOf(element)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])

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
      zoom(distance(point, other) / Math.max(1, distance(before, other)), fromMiddle(middle, size()))
    } else setView((now) => moveBy(now, { x: point.x - before.x, y: point.y - before.y }, size()))
  }

  const onPointerUp = (event: PointerEvent, onSwipe: (by: 1 | -1) => void) => {
    // After a pinch, lifting the last finger is neither a tap nor a swipe.
    if (!pointers.current.delete(event.pointerId) || isPinch.current) return
    const point = { x: event.clientX, y: event.clientY }
    const dx = point.x - start.current.x
    if (distance(point, start.current) < TAP) {
      const isZoom = event.pointerType === 'mouse' || event.timeStamp - lastTap.current < DOUBLE_TAP_MS
      if (isZoom) toggle(fromMiddle(point, size()))
      lastTap.current = isZoom ? 0 : event.timeStamp
    } else if (view.scale === 1 && Math.abs(dx) > SWIPE) onSwipe(dx < 0 ? 1 : -1)
  }

  const onArrow = (key: string): boolean => {
    const direction = view.scale > 1 ? ARROWS[key] : undefined
    if (direction) setView((now) => moveBy(now, { x: direction.x * ARROW, y: direction.y * ARROW }, size()))
    return direction !== undefined
  }

  return {
    view,
    canGrow: view.scale < MAX_SCALE,
    reset: () => setView(WHOLE),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    onArrow,
    /** @param onSwipe called when a picture that is not zoomed is swiped */
    gestures: (onSwipe: (by: 1 | -1) => void) => ({
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent) => onPointerUp(event, onSwipe),
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    }),
  }
}

/** The picture moves left to show what lies to its right. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

const sizeOf = (element: HTMLElement | null) => ({ width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 })

const fromMiddle = ({ x, y }: Point, { width, height }: ReturnType<typeof sizeOf>): Point => ({ x: x - width / 2, y: y - height / 2 })

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
