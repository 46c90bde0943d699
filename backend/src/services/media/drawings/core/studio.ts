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

export function photograph(sheet: Sheet, item: Item, zoomed: boolean): string {
  const shadows = item.stands ? contactShadow(sheet, item) : item.footprint ? floatingShadow(sheet, item) : ''
  const subject = `${zoomed ? '' : shadows}<g filter="url(#${castShadow(sheet, item)})">${item.content}</g>`
  const placed = zoomed
    ? closeUp(item, subject)
    : `<g transform="translate(${WIDTH / 2} ${item.top})${item.scale ? ` scale(${item.scale})` : ''}">${subject}</g>`
  return placed
}

function closeUp({ focus }: Item, subject: string): string {
  const x = WIDTH / 2 - focus.x * focus.zoom
  const y = HEIGHT / 2 - focus.y * focus.zoom
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${focus.zoom})">${subject}</g>`
}

/** Soft shadow thrown on the paper behind, down and to the right. */
export function castShadow(sheet: Sheet, { stands }: Item): string {
  const [dx, dy, blur, opacity] = stands ? [10, 8, 12, 0.16] : [13, 20, 15, 0.24]
  return sheet.filter(
    `cast${stands}`,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/>` +
      `<feColorMatrix values="0 0 0 0 .24 0 0 0 0 .2 0 0 0 0 .17 0 0 0 ${opacity} 0" result="cast"/>` +
      '<feMerge><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/></feMerge>',
  )
}

function floatingShadow(sheet: Sheet, { ground, footprint }: Item): string {
  return `<ellipse cx="14" cy="${ground + 58}" rx="${footprint}" ry="15" fill="#4a4038" opacity=".26" filter="url(#${sheet.blur(13)})"/>`
}

export function contactShadow(sheet: Sheet, { ground, footprint }: Item): string {
  return (
    `<ellipse cx="26" cy="${ground - 2}" rx="${footprint * 1.12}" ry="26" fill="#4a4038" opacity=".34" filter="url(#${sheet.blur(16)})"/>` +
    `<ellipse cx="6" cy="${ground - 2}" rx="${footprint * 0.96}" ry="9" fill="#2c2520" opacity=".55" filter="url(#${sheet.blur(6)})"/>`
  )
}
