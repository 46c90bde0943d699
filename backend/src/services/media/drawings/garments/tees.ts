/** Tee, long sleeve and tank. */
import { mainCloth, plainCloth } from '../core/cloths.ts'
import { brightness, mix, tones, type Tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric } from '../core/path.ts'
import { panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, ribbing, seam, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Shape, Style } from '../core/draw-options.ts'
import { backTail } from './jacket-parts.ts'
import { backCollar, crewEdge, neckInside, poloCollar, poloEdge, ribBand, standCollar, vEdge } from './necklines.ts'
import { raglanBlocks, raglanSeams } from './raglan.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import {
  bodyFolds,
  bodyOutline,
  hemLine,
  longSleeve,
  longSleeveFolds,
  neckEdge,
  shortSleeve,
  shortSleeveFolds,
  sideSeam,
  topBlock,
  type BlockChange,
  type Sleeve,
  type TopBlock,
} from './top-block.ts'

export function tee(sheet: Sheet, style: Style): Item {
  const sleeve = style.sleeve ?? 'short'
  return sleeve === 'long' ? longSleeveTee(sheet, style) : shortTee(sheet, style, sleeve === 'cap' ? 0.62 : 1)
}

/** What a model does with the block: a boxy tee is wide and short, a long back is cut like a shirt's tail. */
const CUTS: Partial<Record<Shape, { readonly change?: BlockChange; readonly sleeve?: number; readonly tail?: number; readonly curve?: number }>> = {
  boxy: { change: { ease: 34, length: -66, shoulder: 50, hemWidth: 8 }, sleeve: 1.06 },
  pocket: { change: { ease: 10, length: 16, shoulder: 12 }, sleeve: 1.24 },
  raglan: { change: { length: 8 } },
  henley: { change: { ease: 8, length: 10 }, curve: 34 },
  'long-back': { change: { ease: 6, length: -8 }, tail: 64, curve: 34 },
}

function cutOf({ shape, view }: Style) {
  const { change = {}, sleeve = 1, tail = 0, curve = 0 } = (shape && CUTS[shape]) ?? {}
  return { change, sleeve, tail, hemDip: 9 + curve + (view === 'back' ? tail : 0) }
}

function teeBlock(style: Style): TopBlock {
  const { change, hemDip } = cutOf(style)
  return { ...topBlock(style, change), hemDip }
}

function shortTee(sheet: Sheet, style: Style, sleeveLength: number): Item {
  const block = teeBlock(style)
  const sleeve = shortSleeve(block, sleeveLength * cutOf(style).sleeve)
  const hemStitch = sleeve.cuff.map(([x, y]) => [x - 10, y - 14])
  const turnUp = sleeve.cuff.map(([x, y]) => [x - 17, y - 30])
  const isTurnedUp = style.shape === 'pocket'
  return knitTop(sheet, style, block, sleeve, {
    slant: 34,
    folds: shortSleeveFolds(block),
    trims: (side, thread) =>
      isTurnedUp
        ? seam(side(turnUp).open(), thread, 2.6) + stitch(side(turnUp.moved(-3, -6)).open(), thread)
        : stitch(side(hemStitch).open(), thread) + stitch(side(hemStitch.moved(-3, -5)).open(), thread),
  })
}

export function longSleeveTee(sheet: Sheet, style: Style): Item {
  const block = teeBlock(style)
  const sleeve = longSleeve(block)
  const cuffSeam = sleeve.cuff.map(([x, y]) => [x - 7, y - 34])
  return knitTop(sheet, style, block, sleeve, {
    slant: 14,
    folds: longSleeveFolds(sleeve),
    trims: (side, thread) => ribbing(sheet, side(cuffSeam), side(sleeve.cuff), 13, thread) + seam(side(cuffSeam).open(), thread),
  })
}

interface SleeveDetail {
  /** Degrees the sleeve leans away from the body. */
  readonly slant: number
  readonly folds: readonly Fold[]
  readonly trims: (side: Side, thread: Tones) => string
}

function knitTop(sheet: Sheet, style: Style, block: TopBlock, sleeve: Sleeve, detail: SleeveDetail): Item {
  const back = style.view === 'back'
  const main = mainCloth(sheet, style)
  const raglan = style.shape === 'raglan'
  const sleeves = sleeveCloth(sheet, style, detail.slant)
  const leftSleeve = style.pattern === 'stripe' ? mainCloth(sheet, style, detail.slant) : sleeves
  const neck = neckOf(sheet, block, style, main)
  const { tail } = cutOf(style)
  const hem = acrossCentre(hemLine(block).reversed())
  const content = [
    sleevePair(sheet, sleeve, {
      cloth: sleeves,
      leftCloth: leftSleeve,
      folds: detail.folds,
      trims: (side) => detail.trims(side, sleeves.tones),
    }),
    style.wearer ? '' : neck.behind,
    tail && !back ? backTail(sheet, block, tail, main) : '',
    style.wearer,
    panel(sheet, {
      d: bodyOutline(block, neck.edge),
      cloth: main,
      folds: bodyFolds(block),
      blocks: raglan ? raglanBlocks(block, sleeves.tones.base) : '',
      trims: [
        stitch(hem.moved(0, -20).open(), main.tones),
        stitch(hem.moved(0, -26).open(), main.tones),
        raglan ? raglanSeams(block, main) : armholeStitching(block, main, 6),
      ].join(''),
    }),
    neck.before,
    back ? mark([0, 66], 34, main.tones.stitch) : chest(sheet, block, style, main),
    hemLabel(block, style),
  ]
  return {
    content: grain(sheet, 'jersey', 5, content.join('')),
    top: 200,
    scale: 0.94,
    ground: block.hem[1] + 50,
    footprint: 210,
    focus: { x: 30, y: 90, zoom: 3 },
    limbs: { hand: longSleeve(block).cuff.at(0.5) },
  }
}

function sleeveCloth(sheet: Sheet, style: Style, slant: number): Cloth {
  const { base, accent } = style.colorway
  if (style.pattern === 'color-block') return cloth(sheet, accent)
  if (style.shape === 'raglan') return cloth(sheet, brightness(base) < 0.3 ? mix(base, '#ffffff', 0.15) : mix(base, '#11161d', 0.3), style.pattern)
  return mainCloth(sheet, style, -slant)
}

function chest(sheet: Sheet, block: TopBlock, style: Style, main: Cloth): string {
  const x = block.underarm[0] * 0.42
  if (style.shape !== 'pocket') return mark([x, 168], 40, chestPrint(style))
  const d = `M${x - 48} 146H${x + 48}V238L${x} 262L${x - 48} 238Z`
  const trims = seam(`M${x - 48} 166H${x + 48}`, main.tones) + stitch(`M${x - 41} 172V235L${x} 254L${x + 41} 235V172`, main.tones)
  return softShadow(sheet, d, 0.3, 5) + panel(sheet, { d, cloth: main, volume: 0.4, trims }) + mark([x, 206], 30, chestPrint(style))
}

interface Neck {
  readonly edge: Curve
  readonly behind: string
  readonly before: string
}

function neckOf(sheet: Sheet, block: TopBlock, style: Style, main: Cloth): Neck {
  const { base, accent } = style.colorway
  const plain = plainCloth(sheet, style)
  const back = style.view === 'back'
  const stand = { neck: block.neck + 3, height: 34 }
  const crew = crewEdge(block, back ? 'back' : 'front')
  switch (style.collar) {
    case 'mock':
    case 'half-zip': {
      const edge = neckEdge(block, 30)
      if (back) return { edge, behind: '', before: backCollar(sheet, stand, plain) }
      const { behind, before } = standCollar(sheet, stand, plain, plain, accent)
      return { edge, behind, before: before + (style.collar === 'half-zip' ? halfZip(main, style) : '') }
    }
    case 'polo': {
      if (back) return { edge: crew, behind: '', before: backCollar(sheet, { ...stand, height: 14 }, plain) }
      const edge = poloEdge(block)
      const collar = style.pattern === 'color-block' ? cloth(sheet, accent) : plain
      return { edge, behind: neckInside(sheet, block, edge, plain, base), before: poloCollar(sheet, block, collar, plain) }
    }
    default: {
      const edge = style.collar === 'v-neck' && !back ? vEdge(block) : crew
      const band = ribBand(sheet, edge, 17, plain)
      const placket = style.shape === 'henley' && !back ? henleyPlacket(sheet, block, plain, base) : ''
      return { edge, behind: back ? '' : neckInside(sheet, block, edge, plain, base), before: placket + band }
    }
  }
}

function halfZip(main: Cloth, { colorway }: Style): string {
  return zip('M0 7V216', tones(colorway.accent), 13) + stitch('M-13 40V224H13V40', main.tones) + puller([0, 34], colorway.accent)
}

/** Three buttons under a crew neck, on a placket that shows which edge lies on top. */
function henleyPlacket(sheet: Sheet, { frontDrop }: TopBlock, plain: Cloth, base: string): string {
  const top = frontDrop + 10
  const d = `M-17 ${top}H17V${top + 136}Q0 ${top + 144}-17 ${top + 136}Z`
  const light = brightness(base) > 0.6 ? '#6b6f73' : '#efece6'
  const buttons = [34, 74, 114].map(
    (y) => `<circle cy="${top + y}" r="6.6" fill="${light}" stroke="${plain.tones.deep}" stroke-width="1.2"/><path d="M-2 ${top + y}h4" stroke="${plain.tones.deep}" stroke-width="1.4"/>`,
  )
  const trims = stitch(`M-11 ${top}V${top + 128}H11V${top}`, plain.tones)
  return softShadow(sheet, d, 0.4, 5) + panel(sheet, { d, cloth: plain, volume: 0.3, trims }) + buttons.join('')
}

/** The accent where it shows on the base; the stitch tone where the accent is on the sleeves. */
const chestPrint = ({ pattern, colorway }: Style): string => (pattern === 'stripe' ? colorway.base : colorway.accent)

function hemLabel(block: TopBlock, { colorway }: Style): string {
  const [x, y] = sideSeam(block).at(0.86)
  return wovenLabel(-x - 3, y - 10, 13, 26, colorway.accent, colorway.base)
}

/* ---------- Tank ---------- */

const STRAP = 46

export function tank(sheet: Sheet, style: Style): Item {
  const block = topBlock(style, { neck: 92, frontDrop: 116, shoulder: -52 })
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const main = mainCloth(sheet, style)
  const edge = tankNeck(block, back ? 52 : block.frontDrop)
  const arm = tankArmhole(block, edge)
  const content = [
    tankInside(sheet, block, arm, main, back ? '' : wovenLabel(-19, 54, 38, 26, '#f1eee8', base)),
    style.wearer,
    panel(sheet, {
      d: symmetric(
        edge
          .line(...arm.start)
          .then(arm)
          .then(Curve.through(arm.end, block.waist, block.hem))
          .then(hemLine(block)),
      ),
      cloth: main,
      blocks: style.pattern === 'color-block' ? sideBlocks(block, accent) : '',
      folds: bodyFolds(block),
      trims: tankStitching(block, edge, arm, main.tones),
    }),
    back ? mark([0, 100], 34, accent) : mark([block.underarm[0] * 0.4, 214], 40, chestPrint(style)),
    hemLabel(block, style),
  ]
  return {
    content: grain(sheet, 'jersey', 5, content.join('')),
    top: 212,
    scale: 0.94,
    ground: block.hem[1] + 46,
    footprint: 180,
    focus: { x: 60, y: 110, zoom: 3 },
    limbs: { hand: longSleeve(topBlock(style)).cuff.at(0.5) },
  }
}

function tankNeck({ neck }: TopBlock, drop: number): Curve {
  return Curve.from(0, drop).curve(neck * 0.6, drop, neck * 0.86, drop * 0.5, neck * 0.9, 4)
}

function tankArmhole({ underarm: [ux, uy] }: TopBlock, edge: Curve): Curve {
  const strapEnd = edge.end[0] + STRAP
  return Curve.from(strapEnd, 14).curve(strapEnd - 8, uy * 0.55, ux - 62, uy + 4, ux, uy + 14)
}

/** The back of the tank seen through its openings. */
function tankInside(sheet: Sheet, block: TopBlock, arm: Curve, main: Cloth, label: string): string {
  const backArm = arm.map(([x, y]) => [x + (y > 20 ? -16 : 0), y])
  const d = symmetric(
    tankNeck(block, 44)
      .line(...backArm.start)
      .then(backArm)
      .line(0, backArm.end[1]),
  )
  return panel(sheet, { d, cloth: main, dim: 0.5, volume: 0.4, trims: label })
}

function tankStitching(block: TopBlock, edge: Curve, arm: Curve, thread: Tones): string {
  const hem = acrossCentre(hemLine(block).reversed())
  const neckBinding = acrossCentre(edge).map(([x, y]) => [x + Math.sign(x) * 8, y + 8])
  const armBinding = arm.map(([x, y]) => [x - 10, y + 5])
  const lines = [hem.moved(0, -20), hem.moved(0, -26), neckBinding, armBinding, armBinding.mirrored()]
  return lines.map((line) => stitch(line.open(), thread)).join('')
}

/** Contrast side panels. */
function sideBlocks({ underarm: [ux, uy], hem: [hx, hy] }: TopBlock, accent: string): string {
  const side = Curve.from(ux - 42, uy - 20)
    .curve(ux - 78, uy + 120, hx - 60, hy - 160, hx - 34, hy + 30)
    .line(hx + 80, hy + 30)
    .line(ux + 80, uy - 20)
  return `<path d="${side.closed()}${side.mirrored().closed()}" fill="${accent}"/>`
}
