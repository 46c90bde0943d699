/** Panels of material under one soft light from the upper left. */
import { structure, type Cloth } from './fabric.ts'
import { crescent, type Point } from './path.ts'
import type { Sheet } from './sheet.ts'

export interface Fold {
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly bow?: number
  /** 0..1, how hard the crease is. */
  readonly depth?: number
}

export interface Panel {
  readonly d: string
  readonly cloth: Cloth
  readonly folds?: readonly Fold[]
  /** How round the panel looks: 0 flat, 1 a garment part, 2 a padded one. */
  readonly volume?: number
  /** How much the panel sits in shadow, 0..1. */
  readonly dim?: number
  /** Flat colour blocks under the shading. */
  readonly blocks?: string
  /** Details drawn on the panel, clipped to it. */
  readonly trims?: string
}

export function panel(sheet: Sheet, { d, cloth, folds = [], volume = 1, dim = 0, blocks = '', trims = '' }: Panel): string {
  const { base, deep } = cloth.tones
  const shape = sheet.shape(d)
  const content = [
    `<use xlink:href="#${shape}" fill="${base}"/>`,
    cloth.print,
    blocks,
    `<use xlink:href="#${shape}" fill="${studioLight(sheet, cloth)}"/>`,
    structure(sheet, cloth, shape),
    foldLayer(sheet, cloth, folds),
    roundEdges(sheet, cloth, shape, volume),
    dim ? `<use xlink:href="#${shape}" fill="${deep}" fill-opacity="${dim}"/>` : '',
    trims,
  ]
  const edge = `<use xlink:href="#${shape}" fill="none" stroke="${deep}" stroke-width="1.6" stroke-opacity=".6" stroke-linejoin="round"/>`
  return `<g clip-path="url(#${sheet.clip(d)})">${content.join('')}</g>${edge}`
}

/** The key light: one gradient across the whole item, so that all its panels agree. */
function studioLight(sheet: Sheet, { tones }: Cloth): string {
  return sheet.linear(
    [-250, -80],
    [230, 660],
    [
      { at: 0, color: tones.light, opacity: round(tones.lightOpacity * 0.62) },
      { at: 0.42, color: tones.light, opacity: 0 },
      { at: 0.5, color: tones.shade, opacity: 0 },
      { at: 1, color: tones.shade, opacity: round(tones.shadeOpacity * 0.62) },
    ],
  )
}

/** Turns the edges away from the eye: shade on the far side, a rim of light on the near one. */
function roundEdges(sheet: Sheet, { tones }: Cloth, shape: string, volume: number): string {
  if (!volume) return ''
  const stroke = (color: string, width: number, opacity: number, offset: number, blur: number): string =>
    `<use xlink:href="#${shape}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-opacity="${round(opacity)}" ` +
    `transform="translate(${round(offset)} ${round(offset * 0.8)})" filter="url(#${sheet.blur(blur)})"/>`
  return (
    stroke(tones.shade, 34 * volume, tones.shadeOpacity * 0.85, -6 * volume, 13) +
    stroke(tones.light, 9 * volume, tones.lightOpacity * 0.8, 7 * volume, 5)
  )
}

/** No two pieces fall alike: each fold ends a few steps from where the pattern puts it. */
function hang({ chance }: Sheet, fold: Fold): Fold {
  const [x, y] = fold.to
  return { ...fold, to: [x + chance.between(-9, 9), y + chance.between(-11, 11)], width: fold.width * chance.between(0.85, 1.2) }
}

/** Every fold is a dark valley with a lit ridge on the side of the lamp. */
function foldLayer(sheet: Sheet, { tones }: Cloth, pattern: readonly Fold[]): string {
  if (!pattern.length) return ''
  const folds = pattern.map((fold) => hang(sheet, fold))
  const valleys = folds.map(({ from, to, width, bow = 0, depth = 1 }) => weighted(crescent(from, to, width, bow), depth))
  const creases = sheet.group(valleys.join(''))
  const layer = (color: string, opacity: number, x: number, y: number): string =>
    `<g opacity="${round(opacity)}" filter="url(#${sheet.blur(6.5)})"><use xlink:href="#${creases}" x="${x}" y="${y}" fill="${color}"/></g>`
  return layer(tones.light, tones.lightOpacity * 0.9, -6, -4) + layer(tones.shade, Math.min(1, tones.shadeOpacity * 1.15), 0, 0)
}

const weighted = (d: string, depth: number): string => `<path d="${d}"${depth === 1 ? '' : ` opacity="${depth}"`}/>`
const round = (value: number): number => Math.round(value * 100) / 100

/** The same folds on the other side of the garment. */
export function mirrorFolds(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) => ({
    ...fold,
    from: [-fold.from[0], fold.from[1]],
    to: [-fold.to[0], fold.to[1]],
    bow: -(fold.bow ?? 0) - fold.width,
  }))
}

/** A soft dark patch, e.g. under a hood or a flap. */
export function softShadow(sheet: Sheet, d: string, opacity: number, blur = 8): string {
  return `<use xlink:href="#${sheet.shape(d)}" fill="#0d1218" fill-opacity="${opacity}" filter="url(#${sheet.blur(blur)})"/>`
}
