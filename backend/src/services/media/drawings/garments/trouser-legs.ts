/** What is sewn to the legs of trousers: knees, thigh pockets and hems. */
import { mix, tones } from '../core/color.ts'
import { cloth } from '../core/fabric.ts'
import { Curve, type Point } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import { bartack, puller, ribbing, sealedZip, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { Leg } from './bottom-block.ts'
import type { Parts } from './bottom-parts.ts'
import type { TrouserCut } from './trouser-cuts.ts'

const ZIP_OFF: Point = [0.46, 0.8]

/** A darker cut of the same cloth, for the parts that wear out. */
const tough = ({ colorway, pattern }: Style): string =>
  pattern === 'color-block' ? colorway.accent : mix(colorway.base, colorway.base === '#24282d' ? '#6a7178' : '#11161d', 0.42)

/** Colour blocks under the shading. */
export function legBlocks({ leg, style }: Parts, cut: TrouserCut, side: Side): string {
  const knees = cut.knees === 'patches' ? kneePatch(leg, side, tough(style)) : ''
  const guards = cut.hem === 'guarded' ? hemGuard(leg, side, tough(style)) : ''
  const block = style.pattern === 'color-block' && cut.knees !== 'patches' ? kneeBlock(leg, side, style.colorway.accent) : ''
  return block + knees + guards
}

function kneeBlock({ outer, inner }: Leg, side: Side, accent: string): string {
  const [top, low]: [Point, Point] = [outer.at(0.5), outer.at(0.78)]
  const [itop, ilow] = [inner.at(0.72), inner.at(0.34)]
  const d = Curve.from(top[0] + 20, top[1])
    .curve(top[0] - 40, top[1] + 30, itop[0] + 30, itop[1] + 30, itop[0] - 10, itop[1])
    .line(ilow[0] - 10, ilow[1])
    .curve(ilow[0] + 30, ilow[1] + 20, low[0] - 40, low[1] + 20, low[0] + 20, low[1])
  return `<path d="${side(d).closed()}" fill="${accent}"/>`
}

/** A shield over the knee that runs down the shin. */
function kneePatch({ outer, inner }: Leg, side: Side, color: string): string {
  const [[ox, oy], [lx, ly]] = [outer.at(0.53), outer.at(0.84)]
  const [ix] = inner.at(0.66)
  const shape = Curve.from(ix + 12, oy + 6)
    .curve(ix + 40, oy - 26, ox - 40, oy - 26, ox - 12, oy)
    .line(lx - 14, ly)
    .curve(lx - 40, ly + 26, ix + 40, ly + 30, ix + 16, ly)
  return `<path d="${side(shape).closed()}" fill="${color}"/>${stitch(side(shape.map(([x, y]) => [x, y + 4])).open(), tones(color), 2)}`
}

/** Tough cloth inside the ankle, against crampons. */
function hemGuard({ hem, inner }: Leg, side: Side, color: string): string {
  const [[hx, hy], [ix, iy]] = [hem.at(0.3), inner.at(0.26)]
  const shape = Curve.from(hx + 10, hy + 20).line(hx - 14, hy - 46).curve(ix + 30, iy + 20, ix + 10, iy + 4, ix - 12, iy).line(ix - 20, hy + 30)
  return `<path d="${side(shape).closed()}" fill="${color}"/>${seam(side(shape).open(), tones(color), 1.3)}`
}

/** Seams on the legs, clipped to them. */
export function legTrims(set: Parts, cut: TrouserCut, side: Side): string {
  const { leg, main } = set
  const knees = cut.knees === 'darts' ? kneeDarts(set, side) : ''
  const hem = cut.hem === 'turned-up' ? seam(side(leg.hem).moved(0, -46).open(), main.tones, 2.4) : ''
  return knees + hem + stitch(side(leg.hem).moved(0, -18).open(), main.tones) + (cut.thigh === 'zip-off' ? zipOff(set, side) : '')
}

function kneeDarts({ leg: { outer, inner }, main }: Parts, side: Side): string {
  const upper = Curve.from(...outer.at(0.5)).curve(118, 436, 70, 436, ...inner.at(0.72))
  const lower = Curve.from(...outer.at(0.78)).curve(118, 606, 74, 606, ...inner.at(0.34))
  return [upper, lower]
    .map((line) => seam(side(line).open(), main.tones, 1.4) + stitch(side(line.moved(0, 6)).open(), main.tones, 1.1))
    .join('')
}

/** The zip round the leg, under a lip, and the lower part, which is a little darker. */
function zipOff({ leg: { outer, inner }, main, style }: Parts, side: Side): string {
  const [[ox, oy], [ix, iy]] = [outer.at(ZIP_OFF[0]), inner.at(ZIP_OFF[1])]
  const ring = Curve.from(ox + 6, oy).curve(ox - 30, oy + 22, ix + 30, iy + 22, ix - 6, iy)
  const below = ring.line(-20, 820).line(ox + 60, 820)
  return (
    `<path d="${side(below).closed()}" fill="${main.tones.deep}" fill-opacity=".16"/>` +
    zip(side(ring.moved(0, 9)).open(), tones(style.colorway.accent), 13) +
    `<path d="${side(ring.moved(0, -6)).open()}" fill="none" stroke="${main.tones.base}" stroke-width="20"/>` +
    seam(side(ring.moved(0, 4)).open(), main.tones) +
    stitch(side(ring.moved(0, -14)).open(), main.tones)
  )
}

/** What stands off the legs. */
export function legExtras(sheet: Sheet, set: Parts, cut: TrouserCut): string {
  const cuffs = cut.hem === 'cinched' ? bothSides((side) => cinchedHem(sheet, set, side)) : ''
  return cuffs + thigh(sheet, set, cut)
}

function cinchedHem(sheet: Sheet, { leg: { hem }, main }: Parts, side: Side): string {
  const [middle] = hem.at(0.5)
  const top = hem.map(([x, y]) => [(x - middle) * 0.96 + middle, y - 6])
  const bottom = hem.map(([x, y]) => [(x - middle) * 0.84 + middle, y + 26])
  const trims = ribbing(sheet, side(top), side(bottom), 9, main.tones)
  return panel(sheet, { d: side(top.then(bottom.reversed())).closed(), cloth: main, volume: 0.5, dim: 0.1, trims })
}

function thigh(sheet: Sheet, set: Parts, { thigh: kind }: TrouserCut): string {
  const { leg: { outer }, main, style } = set
  if (kind === 'cargo') return bothSides((side) => cargoPocket(sheet, set, side))
  if (style.view === 'back') return ''
  const [x, y] = outer.at(0.4)
  if (kind === 'zip') return sealedZip(`M${x - 40} ${y - 40}L${x - 30} ${y + 62}`, main.tones, 8) + puller([x - 40, y - 34], style.colorway.accent, 28)
  if (kind !== 'vents') return ''
  const vent = Curve.from(x - 14, y - 70).curve(x - 8, y, x - 16, y + 60, x - 24, y + 116)
  return (
    bothSides((side) => sealedZip(side(vent).open(), main.tones, 10)) +
    [x - 14, 14 - x].map((at) => puller([at, y - 64], style.colorway.accent, 30)).join('')
  )
}

/** A bellows pocket that stands off the outside of the thigh. */
function cargoPocket(sheet: Sheet, { leg: { outer }, main }: Parts, side: Side): string {
  const [x, y] = outer.at(0.42)
  const pouch = Curve.from(x - 78, y - 60)
    .line(x + 4, y - 66)
    .curve(x + 22, y - 40, x + 22, y + 50, x + 4, y + 92)
    .line(x - 74, y + 98)
  const flap = Curve.from(x - 84, y - 76).line(x + 8, y - 82).curve(x + 20, y - 66, x + 20, y - 48, x + 16, y - 32).line(x - 82, y - 22)
  const [d, over] = [side(pouch).closed(), side(flap).closed()]
  const pleat = Curve.from(x - 36, y - 20).line(x - 34, y + 94)
  return (
    softShadow(sheet, d, 0.36, 6) +
    panel(sheet, { d, cloth: main, volume: 0.8, trims: seam(side(pleat).open(), main.tones) + stitch(side(pleat.moved(-9, 0)).open(), main.tones) }) +
    softShadow(sheet, over, 0.34, 5) +
    panel(sheet, { d: over, cloth: main, volume: 0.6, trims: stitch(side(flap.map(([px, py]) => [px + 6, py - 7])).open(), main.tones) }) +
    bartack(side(flap).start, 0, cloth(sheet, main.tones.base).tones)
  )
}
