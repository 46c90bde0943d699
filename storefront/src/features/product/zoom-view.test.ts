import { expect, test } from 'vitest'
import { moveBy, WHOLE, zoomTo } from './zoom-view.ts'

const frame = { width: 400, height: 800 }

test.each([
  [2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
  [2, { x: 100, y: -50 }, { scale: 2, x: -100, y: 50 }],
  [9, { x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  [0.5, { x: 100, y: 100 }, { scale: 1, x: 0, y: 0 }],
])('[PDP-01] zooming to %d keeps the point %j in place', (scale, point, view) => {
  expect(zoomTo(WHOLE, scale, point, frame)).toEqual(view)
})

test('[PDP-01] a picture that is zoomed out fills its frame', () => {
  const far = moveBy({ scale: 4, x: 0, y: 0 }, { x: 600, y: 0 }, frame)
  expect(zoomTo(far, 1, { x: 50, y: 0 }, frame)).toEqual(WHOLE)
})

test.each([
  [{ scale: 2, x: 0, y: 0 }, { x: 50, y: 60 }, { x: 50, y: 60 }],
  [{ scale: 2, x: 0, y: 0 }, { x: 500, y: -900 }, { x: 200, y: -400 }],
  [WHOLE, { x: 10, y: 10 }, { x: 0, y: 0 }],
])('[PDP-01] %j moved by %j stops at the picture’s edge', (view, by, moved) => {
  expect(moveBy(view, by, frame)).toMatchObject(moved)
})
