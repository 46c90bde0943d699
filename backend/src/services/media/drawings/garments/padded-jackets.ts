/** Puffer and vest. */
import { contrastCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, sealedZip, zip } from '../core/trims.ts'
import type { Shape, Style } from '../core/draw-options.ts'
import { COLLAR, elasticCuff, hemBinding, jacketBlock, jacketBody, outfit } from './jacket-parts.ts'
import { backCollar, standCollar, type Stand } from './necklines.ts'
import { paddedPair, type Padding } from './padding.ts'
import { sleevePair } from './sleeves.ts'
import { armhole, longSleeve, longSleeveFolds, sideSeam, type BlockChange, type TopBlock } from './top-block.ts'

/** What a model does with the block and its chambers. */
interface PaddedCut {
  readonly change: BlockChange
  readonly baffles: number
  readonly collar: Stand
  /** How far the quilting drops towards the centre. */
  readonly drop?: number
  readonly sleeveBaffles: number | 'plain'
  readonly pockets: 'zipped' | 'patch'
  readonly scale: number
}

const PUFFER: PaddedCut = {
  change: { ease: 26 }, baffles: 9, collar: COLLAR, sleeveBaffles: 9, pockets: 'zipped', scale: 0.9,
}

const PUFFERS: Partial<Record<Shape, PaddedCut>> = {
  parka: { change: { ease: 36, length: 216, hemWidth: 4 }, baffles: 9, collar: { neck: 96, height: 78 }, sleeveBaffles: 6, pockets: 'patch', scale: 0.78 },
  light: { change: { ease: 8, length: 10 }, baffles: 14, collar: { neck: 88, height: 34 }, sleeveBaffles: 15, pockets: 'zipped', scale: 0.94 },
  chevron: { change: { ease: 20, length: 30 }, baffles: 7, collar: COLLAR, drop: 74, sleeveBaffles: 'plain', pockets: 'zipped', scale: 0.92 },
}

export function pufferJacket(sheet: Sheet, style: Style): Item {
  const cut = (style.shape && PUFFERS[style.shape]) ?? PUFFER
  const block = jacketBlock(style, cut.change)
  const content = paddedSleeves(sheet, block, style, cut) + paddedBody(sheet, block, style, cut)
  return outfit(grain(sheet, 'smooth', 6, content), block, { top: 196 + cut.collar.height * 0.7, scale: cut.scale })
}

const VEST: PaddedCut = {
  change: { ease: 14 }, baffles: 10, collar: COLLAR, sleeveBaffles: 'plain', pockets: 'zipped', scale: 0.94,
}

const LIGHT_VEST: PaddedCut = { ...VEST, change: { ease: 0, length: 14 }, baffles: 7, collar: { neck: 86, height: 36 }, drop: 60 }

export function vest(sheet: Sheet, style: Style): Item {
  const cut = style.shape === 'light' ? LIGHT_VEST : VEST
  const jacket = jacketBlock(style, cut.change)
  const [sx, sy] = jacket.shoulderTip
  const block: TopBlock = { ...jacket, shoulderTip: [sx - 16, sy - 4] }
  return outfit(grain(sheet, 'smooth', 6, paddedBody(sheet, block, style, cut)), block, { top: 206, scale: cut.scale })
}

/** Baffles from the yoke down, in the accent when colour-blocked. */
const baffleColor =
  ({ pattern, colorway }: Style, accented: number) =>
  (index: number): string =>
    pattern === 'color-block' && index < accented ? colorway.accent : colorway.base

function paddedSleeves(sheet: Sheet, block: TopBlock, style: Style, { sleeveBaffles }: PaddedCut): string {
  const fullness = sleeveBaffles === 'plain' || sleeveBaffles > 9 ? 8 : 20
  const sleeve = longSleeve(block, 0, 72, fullness)
  const cuffs = bothSides((side) => elasticCuff(sheet, sleeve, side, style.colorway.base))
  if (sleeveBaffles === 'plain') {
    const knit = cloth(sheet, style.pattern === 'color-block' ? style.colorway.accent : mix(style.colorway.base, '#11161d', 0.2))
    return sleevePair(sheet, sleeve, { cloth: knit, folds: longSleeveFolds(sleeve) }) + cuffs
  }
  const [sx, sy] = block.shoulderTip
  const [ux, uy] = block.underarm
  const left = Curve.from(sx - 56, sy + 40)
    .line(ux - 34, uy - 40)
    .then(sleeve.inner.reversed())
  const right = sleeve.outer
  const colorOf = baffleColor(style, Math.round(sleeveBaffles / 3))
  return paddedPair(sheet, { left, right, baffles: sleeveBaffles, sag: 5, swell: 63 / sleeveBaffles, colorOf, edgeShade: [0.5, 0.5] }) + cuffs
}

/** Two padded fronts (or the back), collar, zip and pockets. */
function paddedBody(sheet: Sheet, block: TopBlock, style: Style, { baffles, collar: stand, drop = 0, pockets }: PaddedCut): string {
  const { base, accent } = style.colorway
  const blocked = style.pattern === 'color-block'
  const contrast = blocked ? base : accent
  const main = cloth(sheet, base)
  const collarCloth = contrastCloth(sheet, style)
  const padded = paddedTorso(sheet, block, { baffles, drop, colorOf: baffleColor(style, Math.round(baffles / 3)) }) + hemBinding(sheet, block, main)
  if (style.view === 'back') return padded + backCollar(sheet, stand, collarCloth) + mark([0, 96], 44, contrast)
  const collar = standCollar(sheet, stand, collarCloth, main, accent)
  const zipTop = 42 - stand.height
  const hy = block.hem[1]
  return [
    collar.behind,
    style.wearer,
    padded,
    collar.before,
    softShadow(sheet, `M-8 0H14V${hy}H-8Z`, 0.3, 5),
    zip(`M0 ${zipTop}V${hy + 8}`, tones(contrast), 14),
    puller([0, zipTop + 24], contrast, 36),
    mark([96, 128], 42, contrast),
    pockets === 'patch' ? patchPockets(sheet, block, main) : handPockets(block, main, accent),
  ].join('')
}

/** Baffles run out to the sides; the shoulders are trimmed to their slope. */
function paddedTorso(sheet: Sheet, block: TopBlock, { baffles, drop, colorOf }: Pick<Padding, 'baffles' | 'colorOf'> & { readonly drop: number }): string {
  const [sx] = block.shoulderTip
  const side = Curve.from(sx, -24).then(armhole(block)).then(sideSeam(block))
  const centre = Curve.from(0, drop - 10).line(0, block.hem[1] + block.hemDip + drop)
  const body = jacketBody(block)
  // The quilting of a chevron begins below the shoulders and ends above the corners of the hem.
  const ground = drop
    ? `<g clip-path="url(#${sheet.clip(body)})"><path d="${body}" fill="${colorOf(baffles)}"/><path d="M-300-60H300V${drop + 60}H-300Z" fill="${colorOf(0)}"/></g>`
    : ''
  const below = `M-300 ${block.shoulderTip[1] + 22}H300V${block.hem[1] + 40}H-300Z`
  const pads = paddedPair(sheet, { left: centre, right: side, baffles, sag: 8, swell: 5, colorOf, edgeShade: [0, 0.62] })
  return `${ground}<g clip-path="url(#${sheet.clip(body + below)})">${pads}</g>${sideLight(sheet, body)}`
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

/** Big pockets with a flap, set on the chambers. */
function patchPockets(sheet: Sheet, { hem: [hx, hy] }: TopBlock, main: Cloth): string {
  const y = hy - 300
  const pouch = Curve.from(58, y).line(hx - 48, y).line(hx - 42, y + 168).line(58, y + 168)
  const flap = Curve.from(52, y - 16).line(hx - 42, y - 16).line(hx - 40, y + 36).line(52, y + 36)
  return bothSides((side) => {
    const [d, over] = [side(pouch).closed(), side(flap).closed()]
    return (
      softShadow(sheet, d, 0.36, 7) +
      panel(sheet, { d, cloth: main, volume: 0.9 }) +
      softShadow(sheet, over, 0.3, 5) +
      panel(sheet, { d: over, cloth: main, volume: 0.7 })
    )
  })
}

function handPockets({ hem: [hx, hy] }: TopBlock, main: Cloth, accent: string): string {
  const line = Curve.from(hx - 66, hy - 196).line(hx - 44, hy - 88)
  return (
    bothSides((side) => sealedZip(side(line).open(), main.tones, 8)) +
    puller([hx - 66, hy - 190], accent, 28) +
    puller([-hx + 66, hy - 190], accent, 28)
  )
}
