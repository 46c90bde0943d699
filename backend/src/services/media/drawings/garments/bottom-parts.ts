/** The parts of leggings, trousers, shorts and skirts. */
import { mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { grain, type Cloth, type Texture } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric } from '../core/path.ts'
import { panel } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { panelPair, type PairFinish, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { bartack, cord, eyelet, ribbing, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { leg, legFolds, waistTop, type BottomBlock, type Leg } from './bottom-block.ts'

export interface Parts {
  readonly block: BottomBlock
  readonly leg: Leg
  readonly main: Cloth
  readonly style: Style
}

export function parts(sheet: Sheet, style: Style, block: BottomBlock): Parts {
  return { block, leg: leg(block), main: mainCloth(sheet, style), style }
}

interface Legs extends Pick<PairFinish, 'blocks' | 'trims'> {
  readonly looseness: number
}

export function legs(sheet: Sheet, { block, leg: cut, main, style }: Parts, { looseness, ...finish }: Legs): string {
  const back = style.view === 'back'
  const folds = legFolds(block, looseness)
  const pair = panelPair(sheet, cut.outline, { cloth: main, folds, volume: 1.15, dim: 0.06, ...finish })
  const rise = `M0 ${block.dip}C${back ? -4 : 3} ${block.crotch * 0.4} 0 ${block.crotch * 0.8} 0 ${block.crotch}`
  return pair + seam(rise, main.tones) + (back ? '' : stitch(`M6 ${block.dip + 40}V${block.crotch - 8}`, main.tones))
}

interface Waistband {
  readonly height: number
  readonly cloth: Cloth
  readonly ribs?: number
}

/** The band itself and the far half of the opening behind it. */
export function waistband(sheet: Sheet, { block, style, leg: { outer } }: Parts, band: Waistband): string {
  const top = waistTop(block)
  const side = outer.atHeight(band.height)[0] + 2
  const bottom = top.map(([x, y]) => [(x * side) / block.waist, y + band.height])
  const rear = Curve.from(0, -block.dip * 0.35).curve(
    block.waist * 0.5,
    -block.dip * 0.35,
    block.waist * 0.85,
    -2,
    block.waist,
    0,
  )
  const inside =
    style.view === 'back'
      ? ''
      : panel(sheet, { d: symmetric(rear.then(top.reversed())), cloth: band.cloth, dim: 0.5, volume: 0 })
  const ribs = band.ribs ? ribbing(sheet, acrossCentre(top), acrossCentre(bottom), band.ribs, band.cloth.tones) : ''
  const edge = stitch(acrossCentre(bottom).moved(0, -5).open(), band.cloth.tones)
  return inside + style.wearer + panel(sheet, { d: symmetric(top.then(bottom.reversed())), cloth: band.cloth, volume: 0.5, trims: ribs + edge })
}

export function picture(texture: Texture, sheet: Sheet, content: string, { block }: Parts, change: Partial<Item> = {}): Item {
  return {
    content: grain(sheet, texture, 7, content),
    top: 118,
    ground: block.hem[2] + 6,
    footprint: 150,
    focus: { x: 40, y: 60, zoom: 3 },
    limbs: limbsIn(block),
    ...change,
  }
}

const STANCE = { knee: 92, foot: 86 }

/** Shorts and skirts leave the legs where they stand. */
function limbsIn({ knee: [kneeOut, kneeIn], hem: [hemOut, hemIn, hemY] }: BottomBlock): { knee: number; foot: number } {
  return hemY > 600 ? { knee: (kneeOut + kneeIn) / 2, foot: (hemOut + hemIn) / 2 } : STANCE
}

/** A panel down the outside of the leg, between the seam and a line inside it. */
export function sidePanel({ outer }: Leg, side: Side, width: number, color: string): string {
  const inset = outer.map(([x, y]) => [x - width, y])
  return `<path d="${side(outer.map(([x, y]) => [x + 30, y]).then(inset.reversed())).closed()}" fill="${color}"/>${seam(side(inset).open(), tones(color))}`
}

export function slantPocket({ block: { waist, hip }, main }: Parts, side: Side): string {
  const mouth = Curve.from(waist - 26, 42).curve(waist - 12, 90, hip[0] - 24, 130, hip[0] - 2, 158)
  return (
    seam(side(mouth).open(), main.tones, 2.2) +
    stitch(side(mouth.moved(-7, 3)).open(), main.tones) +
    bartack(side(mouth).start, 0, main.tones)
  )
}

export function tieCords({ colorway }: Style): string {
  const right = Curve.from(15, 34).curve(20, 60, 34, 92, 26, 132)
  const left = Curve.from(-15, 34).curve(-22, 64, -20, 104, -32, 144)
  return eyelet([15, 33]) + eyelet([-15, 33]) + cord(right, colorway.accent, 6) + cord(left, colorway.accent, 6)
}
