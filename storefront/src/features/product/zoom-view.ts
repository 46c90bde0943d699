/** The state of a zoomed picture: its scale and how far its centre is moved, in pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** @param point the point that stays in place, from the centre of the frame */
export function zoomTo(view: ZoomView, scale: number, point: Point, frame: Size): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const growth = next / view.scale
  return inside({ scale: next, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, frame)
}

export const moveBy = (view: ZoomView, by: Point, frame: Size): ZoomView =>
  inside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** No further than to the picture's edge. */
function inside({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) }
}
