/** Puffer and vest. */
import { contrastCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, sealedZip, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { COLLAR, COLLAR_TOP, jacketBlock, jacketBody, outfit, hemBinding } from './jacket-parts.ts'
import { backCollar, standCollar } from './necklines.ts'
import { paddedPair } from './padding.ts'
import { armhole, longSleeve, sideSeam, type Sleeve, type TopBlock } from './top-block.ts'

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
  const collarCloth = contrastCloth(sheet, style)
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

function handPockets({ hem: [hx, hy] }: TopBlock, main: Cloth, accent: string): string {
  const line = Curve.from(hx - 66, hy - 196).line(hx - 44, hy - 88)
  return (
    bothSides((side) => sealedZip(side(line).open(), main.tones, 8)) +
    puller([hx - 66, hy - 190], accent, 28) +
    puller([-hx + 66, hy - 190], accent, 28)
  )
}
