/** Shell, puffer, vest and fleece. */
import { tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, sealedZip, seam, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Style } from '../types.ts'
import { backHood, frontHood } from './hood.ts'
import { backCollar, standCollar } from './necklines.ts'
import { paddedPair } from './padding.ts'
import { bothSides, sleevePair, type Side } from './sleeves.ts'
import {
  armhole,
  bodyFolds,
  hemLine,
  longSleeve,
  longSleeveFolds,
  shoulderSeam,
  sideSeam,
  topBlock,
  type Sleeve,
  type TopBlock,
} from './top-block.ts'

const COLLAR = { neck: 92, height: 46 }
const COLLAR_TOP = -COLLAR.height

const jacketBlock = (style: Style, ease = 22): TopBlock =>
  topBlock(style, { ease, length: 44, neck: 92, frontDrop: 60, shoulder: 14, hemWidth: -6 })

function jacketBody(block: TopBlock): string {
  const edge = Curve.from(0, 34).curve(40, 34, 76, 20, block.neck, 0)
  return symmetric(edge.then(shoulderSeam(block, edge.end)).then(armhole(block)).then(sideSeam(block)).then(hemLine(block)))
}

function outfit(content: string, block: TopBlock, change: Partial<Item> = {}): Item {
  return {
    content,
    top: 212,
    scale: 0.9,
    ground: block.hem[1] + 34,
    footprint: 230,
    focus: { x: 40, y: 60, zoom: 2.6 },
    ...change,
  }
}

/* ---------- Shell ---------- */

export function shellJacket(sheet: Sheet, style: Style): Item {
  const block = jacketBlock(style)
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const blocked = style.pattern === 'color-block'
  const main = cloth(sheet, base, blocked ? 'solid' : style.pattern, accent)
  const yokeCloth = blocked ? cloth(sheet, accent) : main
  const sleeve = longSleeve(block, 10, 74, 10)
  const content = [
    sleevePair(sheet, sleeve, {
      cloth: main,
      folds: longSleeveFolds(sleeve),
      blocks: (side) => (blocked ? `<path d="${side(shoulderCap(block)).closed()}" fill="${accent}"/>` : ''),
      trims: (side) => elbowDart(sleeve, side, main) + cuffTab(sheet, sleeve, side, main),
    }),
    panel(sheet, {
      d: jacketBody(block),
      cloth: main,
      folds: bodyFolds(block, 1.3),
      blocks: blocked ? yokeBlock(block, accent) : '',
      trims: yokeSeam(block, main) + shellArmholes(block, main) + hemChannel(block, main),
    }),
    back
      ? backHood(sheet, yokeCloth) + mark([0, 150], 46, blocked ? base : accent)
      : shellFront(sheet, block, style, main, yokeCloth),
  ]
  return outfit(grain(sheet, 'ripstop', 6, content.join('')), block, {
    top: 252,
    scale: 0.86,
    focus: { x: 70, y: 130, zoom: 2.5 },
  })
}

function shellFront(sheet: Sheet, block: TopBlock, style: Style, main: Cloth, hood: Cloth): string {
  const { accent, base } = style.colorway
  const blocked = style.pattern === 'color-block'
  const [hx, hy] = block.hem
  const chestZip = 'M92 150L106 262'
  const handZips = `M${hx - 52} ${hy - 214}L${hx - 34} ${hy - 84}M${-hx + 52} ${hy - 214}L${-hx + 34} ${hy - 84}`
  const zipColor = tones(blocked ? base : accent)
  return [
    sealedZip(handZips, main.tones),
    puller([hx - 52, hy - 208], accent, 30),
    puller([-hx + 52, hy - 208], accent, 30),
    sealedZip(chestZip, main.tones),
    puller([93, 158], accent, 30),
    softShadow(sheet, `M-9 70H14V${hy}H-9Z`, 0.35, 5),
    zip(`M0 66V${hy + 6}`, zipColor, 15),
    stitch(`M-15 70V${hy}M15 70V${hy}`, main.tones),
    frontHood(sheet, hood, cloth(sheet, base)),
    hoodPeak(sheet, hood),
    `<path d="M0 74V92" stroke="${zipColor.deep}" stroke-width="9"/>`,
    puller([0, 104], accent, 38),
    mark([-96, 176], 46, blocked ? base : accent),
  ].join('')
}

/** The stiffened brim over the face. */
function hoodPeak(sheet: Sheet, main: Cloth): string {
  const upper = Curve.from(0, -172).curve(40, -170, 72, -142, 84, -96)
  const lower = Curve.from(84, -96).curve(62, -132, 34, -142, 0, -142)
  const line = acrossCentre(upper.moved(0, 7)).open()
  return (
    softShadow(sheet, symmetric(upper.then(lower).map(([x, y]) => [x, y + 14])), 0.4, 6) +
    panel(sheet, { d: symmetric(upper.then(lower)), cloth: main, volume: 0.4, trims: stitch(line, main.tones) })
  )
}

function yokeCurve({ underarm: [ux, uy] }: TopBlock): Curve {
  return Curve.from(0, 148).curve(70, 148, 120, 128, ux - 20, uy - 74)
}

function yokeBlock(block: TopBlock, accent: string): string {
  const line = acrossCentre(yokeCurve(block))
  return `<path d="${line.line(300, -60).line(-300, -60).closed()}" fill="${accent}"/>`
}

const yokeSeam = (block: TopBlock, main: Cloth): string => {
  const line = acrossCentre(yokeCurve(block))
  return seam(line.open(), main.tones) + stitch(line.moved(0, 7).open(), main.tones)
}

function shellArmholes(block: TopBlock, main: Cloth): string {
  return [armhole(block), armhole(block).mirrored()]
    .map((line) => stitch(line.map(([x, y]) => [x - Math.sign(x) * 7, y]).open(), main.tones))
    .join('')
}

function hemChannel(block: TopBlock, main: Cloth): string {
  const hem = acrossCentre(hemLine(block).reversed())
  return stitch(hem.moved(0, -24).open(), main.tones) + seam(hem.moved(0, -30).open(), main.tones, 1.2)
}

/** The part of the sleeve the yoke colour runs into. */
function shoulderCap({ shoulderTip: [sx, sy], underarm: [ux, uy] }: TopBlock): Curve {
  return Curve.from(sx - 60, sy - 60)
    .line(sx + 120, sy - 20)
    .line(sx + 96, uy - 118)
    .curve(sx + 60, uy - 92, ux + 10, uy - 78, ux - 24, uy - 74)
}

function elbowDart({ outer, inner }: Sleeve, side: Side, main: Cloth): string {
  const [ox, oy] = outer.at(0.56)
  const [ix, iy] = inner.at(0.46)
  return seam(side(Curve.from(ox, oy).curve(ox - 16, oy + 6, ix + 34, iy - 2, ix + 26, iy)).open(), main.tones)
}

function cuffTab(sheet: Sheet, { cuff }: Sleeve, side: Side, main: Cloth): string {
  const line = side(cuff.map(([x, y]) => [x - 9, y - 32]))
  const [x, y] = side(cuff).at(0.3)
  const lean = x > 0 ? 16 : -16
  const tab = `<g transform="translate(${x.toFixed(1)} ${(y - 22).toFixed(1)}) rotate(${-lean})">`
  const shape = roundedRect(-26, -11, 52, 22, 6)
  return `${seam(line.open(), main.tones)}${tab}${softShadow(sheet, shape, 0.4, 3)}<path d="${shape}" fill="${main.tones.base}" stroke="${main.tones.deep}" stroke-width="1.2"/>${stitch(roundedRect(-22, -7, 44, 14, 4), main.tones, 1.1)}</g>`
}

/* ---------- Puffer and vest ---------- */

export function pufferJacket(sheet: Sheet, style: Style): Item {
  const block = jacketBlock(style, 26)
  const content = paddedSleeves(sheet, block, style) + paddedBody(sheet, block, style, 9)
  return outfit(grain(sheet, 'smooth', 6, content), block, { top: 226 })
}

export function vest(sheet: Sheet, style: Style): Item {
  const jacket = jacketBlock(style, 14)
  const [sx, sy] = jacket.shoulderTip
  const block: TopBlock = { ...jacket, shoulderTip: [sx - 16, sy - 4] }
  return outfit(grain(sheet, 'smooth', 6, paddedBody(sheet, block, style, 10)), block, { top: 206, scale: 0.94 })
}

/** Baffles from the yoke down, in the accent when colour-blocked. */
const baffleColor =
  ({ pattern, colorway }: Style, accented: number) =>
  (index: number): string =>
    pattern === 'color-block' && index < accented ? colorway.accent : colorway.base

function paddedSleeves(sheet: Sheet, block: TopBlock, style: Style): string {
  const sleeve = longSleeve(block, 0, 72, 20)
  const [sx, sy] = block.shoulderTip
  const [ux, uy] = block.underarm
  const left = Curve.from(sx - 56, sy + 40)
    .line(ux - 34, uy - 40)
    .then(sleeve.inner.reversed())
  const right = sleeve.outer
  const cuffs = bothSides((side) => elasticCuff(sheet, sleeve, side, style.colorway.base))
  return (
    paddedPair(sheet, { left, right, baffles: 9, sag: 5, swell: 7, colorOf: baffleColor(style, 3), edgeShade: [0.5, 0.5] }) +
    cuffs
  )
}

function elasticCuff(sheet: Sheet, { cuff }: Sleeve, side: Side, color: string): string {
  const [middle] = cuff.at(0.5)
  const low = cuff.map(([x, y]) => [(x - middle) * 0.9 + middle + 5, y + 15])
  return panel(sheet, {
    d: side(cuff.moved(0, -6).then(low.reversed())).closed(),
    cloth: cloth(sheet, color),
    volume: 0.3,
    dim: 0.25,
  })
}

/** Two padded fronts (or the back), collar, zip and pockets. */
function paddedBody(sheet: Sheet, block: TopBlock, style: Style, baffles: number): string {
  const { base, accent } = style.colorway
  const blocked = style.pattern === 'color-block'
  const contrast = blocked ? base : accent
  const main = cloth(sheet, base)
  const collarCloth = blocked ? cloth(sheet, accent) : main
  const padded = paddedTorso(sheet, block, baffles, baffleColor(style, Math.round(baffles / 3))) + hemBinding(sheet, block, main)
  if (style.view === 'back') return padded + backCollar(sheet, COLLAR, collarCloth) + mark([0, 96], 44, contrast)
  const collar = standCollar(sheet, COLLAR, collarCloth, main, accent)
  const hy = block.hem[1]
  return [
    collar.behind,
    padded,
    collar.before,
    softShadow(sheet, `M-8 0H14V${hy}H-8Z`, 0.3, 5),
    zip(`M0 ${COLLAR_TOP + 42}V${hy + 8}`, tones(contrast), 14),
    puller([0, COLLAR_TOP + 66], contrast, 36),
    mark([96, 128], 42, contrast),
    handPockets(block, main, accent),
  ].join('')
}

/** Baffles run out to the sides; the shoulders are trimmed to their slope. */
function paddedTorso(sheet: Sheet, block: TopBlock, baffles: number, colorOf: (index: number) => string): string {
  const [sx] = block.shoulderTip
  const side = Curve.from(sx, -24).then(armhole(block)).then(sideSeam(block))
  const centre = Curve.from(0, -10).line(0, block.hem[1] + block.hemDip)
  const body = jacketBody(block)
  const below = `M-300 ${block.shoulderTip[1] + 22}H300V${block.hem[1] + 40}H-300Z`
  const pads = paddedPair(sheet, { left: centre, right: side, baffles, sag: 8, swell: 5, colorOf, edgeShade: [0, 0.62] })
  return `<g clip-path="url(#${sheet.clip(body + below)})">${pads}</g>${sideLight(sheet, body)}`
}

/** One soft light over all baffles: the lamp stands on the left. */
function sideLight(sheet: Sheet, outline: string): string {
  const light = sheet.across([
    { at: 0.08, color: '#ffffff', opacity: 0 },
    { at: 0.3, color: '#ffffff', opacity: 0.1 },
    { at: 0.5, color: '#10151c', opacity: 0 },
    { at: 1, color: '#10151c', opacity: 0.2 },
  ])
  return `<path d="${outline}" fill="${light}"/>`
}

function hemBinding(sheet: Sheet, block: TopBlock, main: Cloth): string {
  const top = acrossCentre(hemLine(block).reversed())
  const band = top.moved(0, -3).then(top.map(([x, y]) => [x * 0.985, y + 13]).reversed())
  return panel(sheet, { d: band.closed(), cloth: main, volume: 0.3, dim: 0.2 })
}

function handPockets({ hem: [hx, hy] }: TopBlock, main: Cloth, accent: string): string {
  const line = Curve.from(hx - 66, hy - 196).line(hx - 44, hy - 88)
  return (
    bothSides((side) => sealedZip(side(line).open(), main.tones, 8)) +
    puller([hx - 66, hy - 190], accent, 28) +
    puller([-hx + 66, hy - 190], accent, 28)
  )
}

/* ---------- Fleece ---------- */

export function fleece(sheet: Sheet, style: Style): Item {
  const block = jacketBlock(style, 14)
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const main = cloth(sheet, base, style.pattern === 'color-block' ? 'solid' : style.pattern, accent)
  const contrast = cloth(sheet, style.pattern === 'color-block' ? accent : base)
  const sleeve = longSleeve(block, 0, 70, 10)
  const hy = block.hem[1]
  const half = style.collar === 'half-zip'
  const zipEnd = half ? 232 : hy + 6
  const collar = standCollar(sheet, COLLAR, contrast, main, accent)
  const cloths = [
    sleevePair(sheet, sleeve, { cloth: main, folds: longSleeveFolds(sleeve), volume: 1.4 }),
    back ? '' : collar.behind,
    panel(sheet, {
      d: jacketBody(block),
      cloth: main,
      volume: 1.5,
      folds: bodyFolds(block, 1.3),
      blocks: style.pattern === 'color-block' ? yokeBlock(block, accent) : '',
      trims: shellArmholes(block, main),
    }),
    back ? backCollar(sheet, COLLAR, contrast) : collar.before,
  ]
  const trims = [
    bothSides((side) => cuffBinding(sheet, sleeve, side, accent)),
    hemBinding(sheet, block, cloth(sheet, accent)),
    back
      ? ''
      : softShadow(sheet, `M-9 0H14V${zipEnd}H-9Z`, 0.3, 5) +
        zip(`M0 ${COLLAR_TOP + 42}V${zipEnd}`, tones(accent), 14) +
        puller([0, COLLAR_TOP + 66], accent, 36),
    back ? '' : chestPocket(sheet, style),
  ]
  return outfit(grain(sheet, 'fleece', 11, cloths.join('')) + trims.join(''), block, { top: 226 })
}

function cuffBinding(sheet: Sheet, { cuff }: Sleeve, side: Side, accent: string): string {
  const band = side(cuff.moved(-2, -2).then(cuff.map(([x, y]) => [x + 4, y + 12]).reversed())).closed()
  return panel(sheet, { d: band, cloth: cloth(sheet, accent), volume: 0.3 })
}

/** A woven pocket on the pile: the classic mountain fleece. */
function chestPocket(sheet: Sheet, { colorway, pattern }: Style): string {
  const color = pattern === 'color-block' ? colorway.base : colorway.accent
  const main = cloth(sheet, color)
  const d = roundedRect(52, 122, 104, 112, 9)
  const content = panel(sheet, { d, cloth: main, volume: 0.4, trims: stitch(roundedRect(58, 128, 92, 100, 6), main.tones) })
  return (
    softShadow(sheet, d, 0.35, 6) +
    content +
    sealedZip('M64 146H144', main.tones, 8) +
    puller([142, 146], main.tones.light, 26) +
    wovenLabel(86, 176, 36, 24, '#f1eee8', colorway.base)
  )
}
