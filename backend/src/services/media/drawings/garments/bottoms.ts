/** Leggings, joggers, hiking pants, shorts and skirt. */
import { tones } from '../core/color.ts'
import { cloth, grain, type Cloth, type Texture } from '../core/fabric.ts'
import { acrossCentre, Curve, roundedRect, symmetric, type Point } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { bartack, cord, eyelet, mark, puller, ribbing, sealedZip, seam, stitch } from '../core/trims.ts'
import type { Style } from '../types.ts'
import { leg, legFolds, type BottomBlock, type Leg } from './bottom-block.ts'
import { bothSides, rightSide, type Side } from './sleeves.ts'

interface Parts {
  readonly block: BottomBlock
  readonly leg: Leg
  readonly main: Cloth
  readonly style: Style
}

function parts(sheet: Sheet, style: Style, block: BottomBlock): Parts {
  const { base, accent } = style.colorway
  const pattern = style.pattern === 'color-block' ? 'solid' : style.pattern
  return { block, leg: leg(block), main: cloth(sheet, base, pattern, accent), style }
}

interface Legs {
  readonly looseness?: number
  readonly blocks?: (side: Side) => string
  readonly trims?: (side: Side) => string
}

function legs(sheet: Sheet, { block, leg: cut, main, style }: Parts, { looseness = 1, blocks, trims }: Legs): string {
  const folds = legFolds(block, looseness)
  const back = style.view === 'back'
  const pair = bothSides((side) =>
    panel(sheet, {
      d: side(cut.outline).closed(),
      cloth: main,
      folds: side === rightSide ? folds : mirrorFolds(folds),
      volume: 1.15,
      dim: side === rightSide ? 0.06 : 0,
      blocks: blocks?.(side) ?? '',
      trims: trims?.(side) ?? '',
    }),
  )
  const rise = `M0 ${block.dip}C${back ? -4 : 3} ${block.crotch * 0.4} 0 ${block.crotch * 0.8} 0 ${block.crotch}`
  return pair + seam(rise, main.tones) + (back ? '' : stitch(`M6 ${block.dip + 40}V${block.crotch - 8}`, main.tones))
}

const waistTop = ({ waist, dip }: BottomBlock): Curve =>
  Curve.from(0, dip).curve(waist * 0.5, dip, waist * 0.82, dip * 0.5, waist, 0)

interface Waistband {
  readonly height: number
  readonly cloth: Cloth
  readonly ribs?: number
}

/** The band itself and the far half of the opening behind it. */
function waistband(sheet: Sheet, { block, style, leg: { outer } }: Parts, band: Waistband): string {
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
  return inside + panel(sheet, { d: symmetric(top.then(bottom.reversed())), cloth: band.cloth, volume: 0.5, trims: ribs + edge })
}

function picture(texture: Texture, sheet: Sheet, content: string, { block }: Parts, change: Partial<Item> = {}): Item {
  return {
    content: grain(sheet, texture, 7, content),
    top: 118,
    ground: block.hem[2] + 6,
    footprint: 150,
    focus: { x: 40, y: 60, zoom: 3 },
    ...change,
  }
}

/** A panel down the outside of the leg, between the seam and a line inside it. */
function sidePanel({ outer }: Leg, side: Side, width: number, color: string): string {
  const inset = outer.map(([x, y]) => [x - width, y])
  return `<path d="${side(outer.map(([x, y]) => [x + 30, y]).then(inset.reversed())).closed()}" fill="${color}"/>${seam(side(inset).open(), tones(color))}`
}

/* ---------- Leggings ---------- */

export function leggings(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 112, hip: [154, 176], crotch: 240, knee: [112, 34, 478], hem: [84, 36, 742], dip: 10 }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const band = cloth(sheet, style.pattern === 'color-block' ? accent : base)
  const content = [
    legs(sheet, set, {
      looseness: 0.6,
      blocks: (side) => (style.pattern === 'color-block' ? meshPanel(set.leg, side, accent) : ''),
      trims: (side) => legSeams(set, side) + stitch(side(set.leg.hem).moved(0, -16).open(), set.main.tones),
    }),
    waistband(sheet, set, { height: 78, cloth: band }),
    style.view === 'back' ? mark([0, 42], 34, accent) : mark([-60, 700], 26, accent) + phonePocket(set),
  ]
  return picture('smooth', sheet, content.join(''), set, { top: 112, focus: { x: 60, y: 110, zoom: 3 } })
}

function legSeams({ main, leg: { outer } }: Parts, side: Side): string {
  const line = outer.map(([x, y]) => [x - 34 + y * 0.018, y])
  return seam(side(line).open(), main.tones, 1.3) + stitch(side(line.moved(-6, 0)).open(), main.tones, 1.1)
}

function meshPanel({ outer }: Leg, side: Side, accent: string): string {
  const wedge = Curve.from(...outer.at(0.46))
    .curve(96, 400, 60, 470, 70, 560)
    .line(160, 600)
    .line(220, 400)
  return `<path d="${side(wedge).closed()}" fill="${accent}"/>`
}

function phonePocket({ main, leg: { outer } }: Parts): string {
  const [x, y] = outer.at(0.26)
  return stitch(`M${x - 76} ${y + 6}L${x - 6} ${y - 8}M${x - 74} ${y + 8}L${x - 64} ${y + 128}H${x - 20}`, main.tones)
}

/* ---------- Joggers ---------- */

export function joggers(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 138, hip: [178, 186], crotch: 262, knee: [154, 38, 496], hem: [116, 46, 700], dip: 12 }
  const set = parts(sheet, style, block)
  const rib = cloth(sheet, style.colorway.base, style.pattern === 'heather' ? 'heather' : 'solid')
  const { accent } = style.colorway
  const content = [
    legs(sheet, set, {
      looseness: 1.25,
      blocks: (side) => (style.pattern === 'color-block' ? sidePanel(set.leg, side, 30, accent) : ''),
      trims: (side) => slantPocket(set, side),
    }),
    bothSides((side) => ankleRib(sheet, set.leg, side, rib)),
    waistband(sheet, set, { height: 42, cloth: rib, ribs: 50 }),
    style.view === 'back' ? patchPocket(sheet, set) : tieCords(style) + mark([96, 330], 32, accent),
  ]
  return picture('jersey', sheet, content.join(''), set, { focus: { x: 20, y: 80, zoom: 3 } })
}

function ankleRib(sheet: Sheet, { hem }: Leg, side: Side, rib: Cloth): string {
  const [middle] = hem.at(0.5)
  const top = hem.map(([x, y]) => [(x - middle) * 0.94 + middle, y - 4])
  const bottom = hem.map(([x, y]) => [(x - middle) * 0.8 + middle - 3, y + 42])
  const band = side(top.then(bottom.reversed())).closed()
  return (
    panel(sheet, { d: band, cloth: rib, volume: 0.5, trims: ribbing(sheet, side(top), side(bottom), 15, rib.tones) }) +
    seam(side(top).open(), rib.tones)
  )
}

function slantPocket({ block: { waist, hip }, main }: Parts, side: Side): string {
  const mouth = Curve.from(waist - 26, 42).curve(waist - 12, 90, hip[0] - 24, 130, hip[0] - 2, 158)
  return (
    seam(side(mouth).open(), main.tones, 2.2) +
    stitch(side(mouth.moved(-7, 3)).open(), main.tones) +
    bartack(side(mouth).start, 0, main.tones)
  )
}

function tieCords({ colorway }: Style): string {
  const right = Curve.from(15, 34).curve(20, 60, 34, 92, 26, 132)
  const left = Curve.from(-15, 34).curve(-22, 64, -20, 104, -32, 144)
  return eyelet([15, 33]) + eyelet([-15, 33]) + cord(right, colorway.accent, 6) + cord(left, colorway.accent, 6)
}

function patchPocket(sheet: Sheet, { main }: Parts): string {
  const d = 'M52 96H136V178Q94 206 52 178Z'
  return softShadow(sheet, d, 0.2, 5) + panel(sheet, { d, cloth: main, volume: 0.4, trims: stitch('M58 108H130', main.tones) })
}

/* ---------- Hiking pants ---------- */

export function hikingPants(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 138, hip: [172, 186], crotch: 262, knee: [150, 36, 500], hem: [136, 42, 748], dip: 10 }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const content = [
    legs(sheet, set, {
      looseness: 1.1,
      blocks: (side) => (style.pattern === 'color-block' ? kneeBlock(set.leg, side, accent) : ''),
      trims: (side) =>
        kneeDarts(set, side) + slantPocket(set, side) + stitch(side(set.leg.hem).moved(0, -18).open(), set.main.tones),
    }),
    waistband(sheet, set, { height: 36, cloth: set.main }),
    bothSides((side) => beltLoops(set, side)),
    style.view === 'back' ? backPockets(set) : fly(set) + thighPocket(set) + belt(sheet, accent, base),
  ]
  return picture('ripstop', sheet, content.join(''), set, { top: 112, focus: { x: 20, y: 70, zoom: 3 } })
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

function kneeDarts({ leg: { outer, inner }, main }: Parts, side: Side): string {
  const upper = Curve.from(...outer.at(0.5)).curve(118, 436, 70, 436, ...inner.at(0.72))
  const lower = Curve.from(...outer.at(0.78)).curve(118, 606, 74, 606, ...inner.at(0.34))
  return [upper, lower]
    .map((line) => seam(side(line).open(), main.tones, 1.4) + stitch(side(line.moved(0, 6)).open(), main.tones, 1.1))
    .join('')
}

function beltLoops({ main: { tones: tone } }: Parts, side: Side): string {
  const [x] = side(Curve.from(78, 0)).start
  return `<rect x="${x - 6}" y="2" width="12" height="42" rx="2" fill="${tone.base}" stroke="${tone.deep}" stroke-width="1.2"/>${stitch(`M${x - 3} 6V40M${x + 3} 6V40`, tone, 1)}`
}

function fly({ block, main }: Parts): string {
  const { crotch } = block
  return (
    stitch(`M26 46V${crotch - 92}Q24 ${crotch - 60} 2 ${crotch - 48}`, main.tones) + bartack([14, crotch - 52], -24, main.tones)
  )
}

function belt(sheet: Sheet, accent: string, base: string): string {
  const webbing = 'M-70 20Q0 28 70 20'
  const buckle = roundedRect(-26, 10, 52, 32, 5)
  return (
    `<g fill="none"><path d="${webbing}" stroke="${tones(accent).deep}" stroke-width="18"/><path d="${webbing}" stroke="${accent}" stroke-width="16"/></g>` +
    softShadow(sheet, buckle, 0.4, 3) +
    `<path d="${buckle}" fill="#33393f" stroke="#14181c"/><path d="M-18 17H18" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>${mark([0, 27], 24, base === '#24282d' ? '#c9ccce' : '#e7e4de')}`
  )
}

function thighPocket({ leg: { outer }, main, style }: Parts): string {
  const [x, y] = outer.at(0.4)
  return (
    sealedZip(`M${x - 40} ${y - 40}L${x - 30} ${y + 62}`, main.tones, 8) + puller([x - 40, y - 34], style.colorway.accent, 28)
  )
}

function backPockets({ main, style }: Parts): string {
  return (
    bothSides((side) => {
      const line = side(Curve.from(44, 92).line(118, 84))
      return sealedZip(line.open(), main.tones, 8)
    }) +
    puller([112, 85], style.colorway.accent, 26) +
    mark([-82, 130], 30, style.colorway.accent)
  )
}

/* ---------- Shorts and skirt ---------- */

export function shorts(sheet: Sheet, style: Style): Item {
  const women = style.cut === 'women'
  const hemY = women ? 318 : 408
  const block: BottomBlock = {
    waist: women ? 124 : 140,
    hip: [women ? 182 : 184, 180],
    crotch: 252,
    knee: [200, 16, hemY - 30],
    hem: [203, 18, hemY],
    dip: 14,
  }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const folds = shortsFolds(block)
  const content = [
    bothSides((side) =>
      panel(sheet, {
        d: side(set.leg.outline).closed(),
        cloth: set.main,
        folds: side === rightSide ? folds : mirrorFolds(folds),
        dim: side === rightSide ? 0.06 : 0,
        blocks: style.pattern === 'color-block' ? sidePanel(set.leg, side, 44, accent) : '',
        trims: hemSlit(set, side) + slantPocket(set, side),
      }),
    ),
    seam(`M0 14V${block.crotch}`, set.main.tones),
    waistband(sheet, set, { height: 44, cloth: cloth(sheet, base), ribs: 54 }),
    style.view === 'back' ? '' : tieCords(style),
    mark([-(block.hem[0] - 60), hemY - 46], 32, accent),
  ]
  return picture('ripstop', sheet, content.join(''), set, {
    top: women ? 300 : 264,
    scale: 1.08,
    ground: hemY + 70,
    footprint: 190,
    focus: { x: 20, y: 80, zoom: 3 },
  })
}

function shortsFolds({ hip, crotch, hem: [hemOut, hemIn, hy] }: BottomBlock): Fold[] {
  return [
    { from: [6, crotch - 6], to: [hip[0] * 0.66, crotch - 66], width: 12, bow: -10 },
    { from: [8, crotch + 6], to: [hip[0] * 0.6, crotch + 24], width: 11, bow: 8 },
    { from: [hemIn + 34, hy], to: [60, crotch - 20], width: 14, bow: 10, depth: 0.7 },
    { from: [hemOut - 56, hy], to: [hip[0] - 48, 130], width: 15, bow: -10, depth: 0.8 },
  ]
}

function hemSlit({ leg: { hem, outer }, main }: Parts, side: Side): string {
  const [x, y] = outer.at(0.9)
  const curve = Curve.from(x - 14, y - 14).curve(x - 30, y + 4, x - 34, y + 20, x - 40, hem.at(0.2)[1] + 4)
  return stitch(side(hem).moved(0, -18).open(), main.tones) + seam(side(curve).open(), main.tones, 1.4)
}

export function skirt(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 112, hip: [182, 168], crotch: 252, knee: [214, 10, 330], hem: [222, 0, 360], dip: 12 }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const outer = Curve.through([112, 0], [160, 92], [198, 220], [224, 352])
  const hem = Curve.from(224, 352).curve(150, 380, 70, 384, 0, 384)
  const folds: Fold[] = [
    { from: [58, 378], to: [34, 120], width: 22, bow: 8 },
    { from: [128, 370], to: [82, 130], width: 20, bow: 8, depth: 0.9 },
    { from: [188, 358], to: [128, 150], width: 16, bow: 8, depth: 0.8 },
  ]
  const hemStitch = acrossCentre(hem.reversed()).moved(0, -16)
  const content = [
    panel(sheet, {
      d: symmetric(waistTop(block).then(outer).then(hem)),
      cloth: set.main,
      folds: [...folds, ...mirrorFolds(folds), { from: [4, 382], to: [0, 170], width: 15, bow: -6, depth: 0.7 }],
      blocks: style.pattern === 'color-block' ? bothSides((side) => sidePanel({ ...set.leg, outer }, side, 52, accent)) : '',
      trims: stitch(hemStitch.open(), set.main.tones),
    }),
    waistband(sheet, { ...set, leg: { ...set.leg, outer } }, { height: 56, cloth: cloth(sheet, base) }),
    mark([-148, 326], 32, accent),
  ]
  return picture('ripstop', sheet, content.join(''), set, {
    top: 278,
    scale: 1.08,
    ground: 450,
    footprint: 180,
    focus: { x: 40, y: 60, zoom: 3 },
  })
}
