/** The studio every catalogue picture is taken in: soft light, one shadow, and a transparent ground. */
import type { Style } from './draw-options.ts'
import type { Point } from './path.ts'
import type { Sheet } from './sheet.ts'

export const WIDTH = 800
export const HEIGHT = 1000

export interface Item {
  readonly content: string
  /** Distance from the top of the picture to the item's own zero line. */
  readonly top: number
  readonly scale?: number
  /** Where the item meets the floor (item coordinates), and half the width of its shadow there. */
  readonly ground: number
  readonly footprint: number
  /** Worn goods float in front of the paper; gear stands on it. */
  readonly stands?: boolean
  /** Point of interest for the detail view. */
  readonly focus: { readonly x: number; readonly y: number; readonly zoom: number }
  /** For garments that a figure can wear. */
  readonly limbs?: Limbs
}

export type PatternPiece = (sheet: Sheet, style: Style) => Item

/** Where a sleeve leads the wearer's hand, or a trouser leg the knee and the foot. */
export type Limbs = { readonly hand: Point } | { readonly knee: number; readonly foot: number }

/** Skia resolves `<use>` only by `xlink:href`. */
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

export const asSvg = ({ defs }: Sheet, picture: string, { width, height } = { width: WIDTH, height: HEIGHT }): string =>
  `<svg ${NAMESPACES} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${picture}</svg>`

/** A soft dark patch in the picture's coordinates. */
export interface SoftEllipse {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly blur: number
  readonly opacity: number
}

/** The shadows that an item throws on the paper behind it, and on the floor. They are added to the finished pixels (pixels/finish-pixels.ts). */
export interface Shadows {
  readonly cast: { readonly dx: number; readonly dy: number; readonly blur: number; readonly opacity: number }
  readonly floor: readonly SoftEllipse[]
}

export interface Photograph {
  readonly picture: string
  /** How much larger the item is than in its own coordinates. */
  readonly scale: number
  readonly shadows: Shadows
}

export function photograph(item: Item, zoomed: boolean): Photograph {
  const scale = zoomed ? item.focus.zoom : (item.scale ?? 1)
  const x = Math.round(WIDTH / 2 - (zoomed ? item.focus.x * scale : 0))
  const y = Math.round(zoomed ? HEIGHT / 2 - item.focus.y * scale : item.top)
  const [dx, dy, blur, opacity] = castOf(item)
  const cast = { dx: dx * scale, dy: dy * scale, blur: blur * scale, opacity }
  const floor = zoomed ? [] : floorShadows(item).map((ellipse) => placed(ellipse, x, y, scale))
  return { picture: `<g transform="translate(${x} ${y}) scale(${scale})">${item.content}</g>`, scale, shadows: { cast, floor } }
}

const placed = (ellipse: SoftEllipse, x: number, y: number, scale: number): SoftEllipse => ({
  x: x + ellipse.x * scale,
  y: y + ellipse.y * scale,
  rx: ellipse.rx * scale,
  ry: ellipse.ry * scale,
  blur: ellipse.blur * scale,
  opacity: ellipse.opacity,
})

function floorShadows({ ground, footprint, stands }: Item): SoftEllipse[] {
  if (footprint === 0) return []
  if (!stands) return [{ x: 14, y: ground + 58, rx: footprint, ry: 15, blur: 13, opacity: 0.26 }]
  return [
    { x: 26, y: ground - 2, rx: footprint * 1.12, ry: 26, blur: 16, opacity: 0.34 },
    { x: 6, y: ground - 2, rx: footprint * 0.96, ry: 9, blur: 6, opacity: 0.6 },
  ]
}

/** Goods that hang throw their shadow further than those that stand. */
const castOf = ({ stands }: Item): readonly [dx: number, dy: number, blur: number, opacity: number] => (stands ? [10, 8, 12, 0.16] : [13, 20, 15, 0.24])

/** Soft shadow thrown on what is behind, down and to the right, for one of several items. */
export function castShadow(sheet: Sheet, item: Item): string {
  const [dx, dy, blur, opacity] = castOf(item)
  return sheet.filter(
    `cast${item.stands}`,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/>` +
      `<feColorMatrix values="0 0 0 0 .24 0 0 0 0 .2 0 0 0 0 .17 0 0 0 ${opacity} 0" result="cast"/>` +
      '<feMerge><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/></feMerge>',
  )
}

export function contactShadow(sheet: Sheet, { ground, footprint }: Item): string {
  return (
    `<ellipse cx="26" cy="${ground - 2}" rx="${footprint * 1.12}" ry="26" fill="#4a4038" opacity=".34" filter="url(#${sheet.blur(16)})"/>` +
    `<ellipse cx="6" cy="${ground - 2}" rx="${footprint * 0.96}" ry="9" fill="#2c2520" opacity=".55" filter="url(#${sheet.blur(6)})"/>`
  )
}
