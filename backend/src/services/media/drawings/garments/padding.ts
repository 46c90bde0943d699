/** Down and synthetic baffles: padded bands between two edges, lit one by one. */
import { tones as tonesOf, type Tones } from '../core/color.ts'
import { between, Curve, type Point } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'

export interface Padding {
  /** The two edges the baffles run between, both from top to bottom. */
  readonly left: Curve
  readonly right: Curve
  readonly baffles: number
  /** How far the quilting lines sag in the middle. */
  readonly sag?: number
  /** How far the padding swells past the edges. */
  readonly swell?: number
  readonly colorOf: (baffle: number) => string
  /** Shade turning the near and the far edge away from the eye, 0..1. */
  readonly edgeShade: readonly [near: number, far: number]
}

/** Pads the picture's right half; the left half is its mirror image. */
export function paddedPair(sheet: Sheet, right: Padding): string {
  const id = sheet.group(padding(sheet, right))
  return `<use xlink:href="#${id}"/><use xlink:href="#${id}" transform="scale(-1 1)"/>`
}

function padding(sheet: Sheet, { left, right, baffles, sag = 7, swell = 6, colorOf, edgeShade }: Padding): string {
  const rows = Array.from({ length: baffles }, (_, index) => ({
    index,
    color: colorOf(index),
    d: baffleOutline(left, right, index / baffles, (index + 1) / baffles, sag, swell),
    seam: quilting(left, right, (index + 1) / baffles, sag),
  }))
  const padded = rows.map(({ d, color }) => baffle(sheet, d, tonesOf(color), edgeShade))
  const colors = [...new Set(rows.map(({ color }) => color))]
  const stitched = colors.map((color) => {
    const own = rows.filter((row) => row.color === color)
    const creases = own.map(({ seam, index }) => gathers(seam, index)).join('')
    return quiltSeams(sheet, own.map(({ seam }) => seam.open()).join(''), creases, tonesOf(color))
  })
  return [...padded, ...stitched].join('')
}

function quilting(left: Curve, right: Curve, share: number, sag: number): Curve {
  const [a, b] = [left.at(share), right.at(share)]
  const [p, q] = [between(a, b, 0.3), between(a, b, 0.7)]
  return Curve.from(...a).curve(p[0], p[1] + sag, q[0], q[1] + sag, ...b)
}

function baffleOutline(left: Curve, right: Curve, top: number, bottom: number, sag: number, swell: number): string {
  const upper = quilting(left, right, top, sag)
  const lower = quilting(left, right, bottom, sag)
  const outward = (from: Point, to: Point, towards: Point): Point => {
    const middle = between(from, to, 0.5)
    const reach = Math.hypot(towards[0] - middle[0], towards[1] - middle[1]) || 1
    return [
      middle[0] - ((towards[0] - middle[0]) / reach) * swell * 1.6,
      middle[1] - ((towards[1] - middle[1]) / reach) * swell * 1.6,
    ]
  }
  const bulge = (from: Point, to: Point, towards: Point): Curve => {
    const control = outward(from, to, towards)
    return Curve.from(...from).curve(...between(from, control, 0.75), ...between(to, control, 0.75), ...to)
  }
  return upper
    .then(bulge(upper.end, lower.end, upper.start))
    .then(lower.reversed())
    .then(bulge(lower.start, upper.start, upper.end))
    .closed()
}

function baffle(sheet: Sheet, d: string, tones: Tones, [near, far]: Padding['edgeShade']): string {
  const { base, shade, light, lightOpacity, shadeOpacity } = tones
  const shape = sheet.shape(d)
  const puff = sheet.across(
    [
      { at: 0, color: shade, opacity: shadeOpacity * 0.75 },
      { at: 0.16, color: shade, opacity: 0 },
      { at: 0.24, color: light, opacity: lightOpacity * 0.5 },
      { at: 0.36, color: light, opacity: lightOpacity * 0.8 },
      { at: 0.56, color: light, opacity: 0 },
      { at: 0.66, color: shade, opacity: 0.06 },
      { at: 1, color: shade, opacity: shadeOpacity * 1.15 },
    ],
    true,
  )
  const turn = sheet.across([
    { at: 0, color: shade, opacity: near },
    { at: 0.3, color: shade, opacity: 0 },
    { at: 0.68, color: shade, opacity: 0 },
    { at: 1, color: shade, opacity: far },
  ])
  return [base, puff, turn].map((fill) => `<use xlink:href="#${shape}" fill="${fill}"/>`).join('')
}

/** Down gathers along its quilting: small creases standing on every seam, never quite regular. */
function gathers(seam: Curve, index: number): string {
  const span = Math.hypot(seam.end[0] - seam.start[0], seam.end[1] - seam.start[1])
  const count = Math.max(2, Math.round(span / 44))
  return Array.from({ length: count }, (_, step) => {
    const jitter = (((step * 7 + index * 5) % 11) / 11 - 0.5) * 0.5
    const [x, y] = seam.at(Math.min(0.96, Math.max(0.04, (step + 0.5 + jitter) / count)))
    const height = Math.round(9 + ((step * 5 + index * 3) % 7) * 2.2)
    const lean = (((step * 3 + index) % 5) - 2) * 3
    return `M${Math.round(x)} ${Math.round(y)}q0-${Math.round(height * 0.6)} ${lean}-${height}`
  }).join('')
}

function quiltSeams(sheet: Sheet, seams: string, creases: string, tones: Tones): string {
  const { shade, light, deep, lightOpacity, shadeOpacity } = tones
  const shape = sheet.shape(creases)
  const crease = (color: string, width: number, opacity: number, x: number): string =>
    `<use xlink:href="#${shape}" x="${x}" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity.toFixed(2)}"/>`
  const soft = crease(shade, 6, shadeOpacity * 0.7, 0) + crease(light, 5, lightOpacity * 0.5, -6)
  return (
    `<g fill="none" stroke-linecap="round" filter="url(#${sheet.blur(2.6)})">${soft}</g>` +
    `<path d="${seams}" fill="none" stroke="${deep}" stroke-width="2"/>`
  )
}
