/** Tee and long sleeve. */
import { mainCloth } from '../core/cloths.ts'
import { brightness, mix, type Tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre } from '../core/path.ts'
import { panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, ribbing, seam, stitch, wovenLabel } from '../core/trims.ts'
import type { Shape, Style } from '../core/draw-options.ts'
import { backTail } from './jacket-parts.ts'
import { raglanBlocks, raglanSeams } from './raglan.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { neckOf } from './tee-necks.ts'
import {
  bodyFolds,
  bodyOutline,
  hemLine,
  longSleeve,
  longSleeveFolds,
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

/** The accent where it shows on the base; the stitch tone where the accent is on the sleeves. */
export const chestPrint = ({ pattern, colorway }: Style): string => (pattern === 'stripe' ? colorway.base : colorway.accent)

export function hemLabel(block: TopBlock, { colorway }: Style): string {
  const [x, y] = sideSeam(block).at(0.86)
  return wovenLabel(-x - 3, y - 10, 13, 26, colorway.accent, colorway.base)
}
