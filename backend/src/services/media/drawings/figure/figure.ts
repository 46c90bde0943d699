/** A faceless figure in a neutral tone, in simple dark and light clothes wherever the garment leaves it bare. */
import type { Cut } from '../core/draw-options.ts'
import { cloth } from '../core/fabric.ts'
import { Curve, ellipsePath, symmetric, type Point } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Body } from './body.ts'

const SKIN = '#dcc9b8'
const HAIR = '#6d6159'
const PALE = '#e3dfd8'
const DARK = '#8f908e'
const SHOE = '#eceae5'

/** What the garment leaves of the trunk: its sleeves hide the shoulders, or it has none, or the trunk needs a plain top. */
export type Trunk = 'sleeved' | 'sleeveless' | 'dressed'

/** The head and the trunk, down to the waist. */
export function upperBody(sheet: Sheet, body: Body, cut: Cut, kind: Trunk): string {
  const { neck, chest, waist, waistY } = body
  const shoulder = kind === 'sleeved' ? body.shoulder - 32 : body.shoulder
  const under = kind === 'sleeved' ? chest - 24 : chest
  const trunk = Curve.from(0, -110)
    .line(neck, -110)
    .curve(neck - 3, -40, neck - 4, 2, neck + 34, 16)
    .curve(shoulder * 0.78, 28, shoulder - 6, 38, shoulder, 76)
    .curve(shoulder + 2, 120, under - 6, 150, under, 200)
    .curve(under, 260, waist, waistY - 60, waist, waistY)
    .line(waist + 7, waistY + 24)
    .line(0, waistY + 30)
  const shade = softShadow(sheet, ellipsePath(4, -62, neck, 26), 0.2, 9)
  const bare = panel(sheet, { d: symmetric(trunk), cloth: cloth(sheet, SKIN), volume: 1.1, trims: shade })
  return bare + (kind === 'dressed' ? plainTop(sheet, body) : '') + head(sheet, body, cut)
}

/** What is worn above trousers and skirts. */
function plainTop(sheet: Sheet, { neck, shoulder, chest, waist, waistY }: Body): string {
  const top = Curve.from(0, 66)
    .curve(neck * 0.7, 66, neck + 18, 50, neck + 24, 16)
    .line(shoulder - 26, 38)
    .curve(shoulder - 30, 110, chest - 34, 150, chest + 2, 190)
    .curve(chest + 2, 260, waist + 4, waistY - 60, waist + 3, waistY)
    .line(waist + 9, waistY + 26)
    .line(0, waistY + 31)
  const folds = [
    { from: [chest - 6, 210] as Point, to: [chest - 96, 250] as Point, width: 12, bow: -10 },
    { from: [waist, waistY - 30] as Point, to: [20, waistY - 10] as Point, width: 11, bow: 10, depth: 0.7 },
    { from: [10 - waist, waistY - 50] as Point, to: [-10, waistY + 6] as Point, width: 11, bow: -8, depth: 0.7 },
  ]
  return panel(sheet, { d: symmetric(top), cloth: cloth(sheet, PALE), folds, volume: 1 })
}

function head(sheet: Sheet, { head: wide }: Body, cut: Cut): string {
  const face = Curve.through([0, -246], [wide * 0.7, -228], [wide, -168], [wide * 0.9, -108], [wide * 0.52, -62], [0, -46])
  const skin = cloth(sheet, SKIN)
  const hair = cloth(sheet, HAIR)
  const crown = cut === 'men' ? shortHair(wide) : tiedHair(wide)
  const bun = cut === 'men' ? '' : panel(sheet, { d: ellipsePath(0, -268, 34, 30), cloth: hair, volume: 0.9 })
  return (
    bun +
    panel(sheet, { d: symmetric(face), cloth: skin, volume: 1.1 }) +
    panel(sheet, { d: symmetric(crown), cloth: hair, volume: 0.8 })
  )
}

const shortHair = (wide: number): Curve =>
  Curve.through([0, -260], [wide * 0.76, -244], [wide + 7, -182], [wide + 1, -138])
    .curve(wide - 5, -172, wide * 0.74, -190, wide * 0.5, -200)
    .curve(wide * 0.3, -206, wide * 0.1, -206, 0, -206)

const tiedHair = (wide: number): Curve =>
  Curve.through([0, -258], [wide * 0.74, -242], [wide + 5, -178], [wide - 1, -122])
    .curve(wide - 6, -170, wide * 0.6, -206, 0, -216)

/** Arms hang from the shoulders to where the sleeves lead the hands. */
export function arms(sheet: Sheet, { shoulder, arm }: Body, [handX, handY]: Point): string {
  const elbow: Point = [shoulder + (handX - shoulder) * 0.5 + 4, 296]
  const outer = Curve.through([shoulder - 30, 36], [shoulder + arm * 0.3, 84], [elbow[0] + arm * 0.95, elbow[1]], [handX + arm * 0.62, handY - 6])
  const hand = Curve.through([handX + arm * 0.62, handY - 6], [handX + arm * 0.86, handY + 40], [handX + arm * 0.5, handY + 92], [handX + 2, handY + 112], [handX - arm * 0.5, handY + 84], [handX - arm * 0.66, handY + 40], [handX - arm * 0.56, handY - 6])
  const inner = Curve.through([handX - arm * 0.56, handY - 6], [elbow[0] - arm * 0.95, elbow[1] + 10], [shoulder - arm * 1.7, 170], [shoulder - 80, 90])
  const thumb = Curve.from(handX - arm * 0.5, handY + 22).curve(handX - arm * 0.9, handY + 44, handX - arm * 0.9, handY + 70, handX - arm * 0.62, handY + 84)
  const skin = cloth(sheet, SKIN)
  const line = `stroke="${skin.tones.deep}" stroke-width="1.4" stroke-opacity=".45" fill="none"`
  return bothSides(
    (side) =>
      panel(sheet, { d: side(outer.then(hand).then(inner)).closed(), cloth: skin, volume: 0.7 }) +
      `<path d="${side(thumb).open()}" ${line}/>`,
  )
}

export interface Stance {
  readonly knee: number
  readonly foot: number
}

/** Legs from the hip down; bare below shorts and skirts, in slim dark trousers below a top. */
export function lowerBody(sheet: Sheet, { waist, hip, waistY, crotchY, kneeY, footY, leg: calf }: Body, { knee, foot }: Stance, isDressed: boolean): string {
  const fabric = cloth(sheet, isDressed ? DARK : SKIN)
  const outer = Curve.through(
    [waist + 2, waistY + 10],
    [hip - 12, waistY + 110],
    [hip - 4, waistY + 190],
    [hip - 22, crotchY + 90],
    [knee + calf * 1.14, kneeY - 10],
    [foot + calf, kneeY + 120],
    [foot + calf * 0.64, footY - 50],
  )
  const inner = Curve.through(
    [foot - calf * 0.6, footY - 50],
    [foot - calf * 0.94, kneeY + 130],
    [knee - calf * 1.08, kneeY],
    [knee - calf * 1.7, crotchY + 130],
    [3, crotchY],
  )
  const leg = outer.line(...inner.start).then(inner).line(0, waistY + 18)
  const folds = isDressed
    ? [
        { from: [8, crotchY + 4] as Point, to: [hip * 0.7, crotchY - 50] as Point, width: 12, bow: -8 },
        { from: [knee - 40, kneeY] as Point, to: [knee + 30, kneeY + 24] as Point, width: 12, bow: 8 },
      ]
    : []
  const shoe = Curve.from(foot - 28, footY - 64)
    .line(foot + 28, footY - 64)
    .curve(foot + 38, footY - 30, foot + 58, footY - 6, foot + 54, footY + 22)
    .curve(foot + 50, footY + 38, foot - 40, footY + 38, foot - 42, footY + 20)
    .curve(foot - 44, footY - 8, foot - 32, footY - 40, foot - 28, footY - 64)
  return bothSides(
    (side) =>
      panel(sheet, { d: side(shoe).closed(), cloth: cloth(sheet, SHOE), volume: 0.8, trims: sole(side(shoe.moved(0, -10)).open()) }) +
      panel(sheet, { d: side(leg).closed(), cloth: fabric, folds, volume: 1 }),
  )
}

const sole = (d: string): string => `<path d="${d}" fill="none" stroke="#9b9890" stroke-width="3" stroke-opacity=".6"/>`
