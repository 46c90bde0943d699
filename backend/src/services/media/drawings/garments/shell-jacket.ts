import { mainCloth } from '../core/cloths.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { backHood, frontHood } from './hood.ts'
import { backTail, elasticCuff, elasticHem, jacketBlock, jacketBody, outfit, sidePanels, yokeBlock, yokeCurve } from './jacket-parts.ts'
import { hangingHood, loweredHood } from './lowered-hood.ts'
import { raglanBlocks, raglanSeams } from './raglan.ts'
import { shellCut, type ShellCut } from './shell-cuts.ts'
import { contrastOf, shellFront } from './shell-front.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { bodyFolds, hemLine, longSleeve, longSleeveFolds, type Sleeve, type TopBlock } from './top-block.ts'

export function shellJacket(sheet: Sheet, style: Style): Item {
  const cut = shellCut(style.shape)
  const block = shellBlock(cut, style)
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const blocked = style.pattern === 'color-block'
  const main = mainCloth(sheet, style)
  const hoodCloth = blocked && cut.seams !== 'sides' ? cloth(sheet, accent) : main
  const hood = hoodOf(sheet, cut, style, hoodCloth, cloth(sheet, blocked ? base : accent))
  const content = [
    sleeves(sheet, block, cut, style, main),
    hood.behind,
    cut.tail && !back ? backTail(sheet, block, cut.tail, main) : '',
    style.wearer,
    panel(sheet, {
      d: jacketBody(block),
      cloth: main,
      folds: bodyFolds(block, cut.isGathered ? 1.7 : 1.3),
      blocks: bodyBlocks(block, cut, style),
      trims: bodySeams(block, cut, main) + hemFinish(block, cut, main),
    }),
    cut.isGathered ? elasticHem(sheet, block, main) : '',
    back ? '' : shellFront(sheet, { block, cut, style, main, zipTop: hood.zipTop }),
    hood.before,
    back ? mark([0, cut.hood === 'lowered' ? 212 : 150], 46, contrastOf(style)) : '',
  ]
  return outfit(grain(sheet, 'ripstop', 6, content.join('')), block, {
    top: cut.hood === 'lowered' ? 214 : 252,
    scale: cut.scale ?? 0.86,
    focus: { x: 70, y: 130, zoom: 2.5 },
  })
}

function shellBlock({ change, tail = 0, isGathered }: ShellCut, style: Style): TopBlock {
  const block = jacketBlock(style, { ...change, length: 44 + (change?.length ?? 0) })
  const [hx, hy] = block.hem
  const hemDip = style.view === 'back' ? block.hemDip + tail : block.hemDip
  if (!isGathered) return { ...block, hemDip }
  return { ...block, hemDip, waist: [block.underarm[0] + 4, hy - 110], hem: [hx - 18, hy - 20] }
}

function sleeves(sheet: Sheet, block: TopBlock, cut: ShellCut, style: Style, main: Cloth): string {
  const { accent } = style.colorway
  const blocked = style.pattern === 'color-block'
  const sleeve = cut.isGathered ? longSleeve(block, -6, 62, 20) : longSleeve(block, 10, 74, 10)
  const raglan = cut.seams === 'raglan' && blocked
  const pair = sleevePair(sheet, sleeve, {
    cloth: raglan ? cloth(sheet, accent) : main,
    folds: longSleeveFolds(sleeve),
    blocks: (side) =>
      blocked && cut.seams === 'yoke' ? `<path d="${side(shoulderCap(block)).closed()}" fill="${accent}"/>` : '',
    trims: (side) => elbowDart(sleeve, side, main) + (cut.isGathered ? '' : cuffTab(sheet, sleeve, side, main)),
  })
  return cut.isGathered ? pair + bothSides((side) => elasticCuff(sheet, sleeve, side, main.tones.base)) : pair
}

interface Hood {
  readonly behind: string
  readonly before: string
  readonly zipTop: number
}

/** A figure wears its hood down. */
function hoodOf(sheet: Sheet, { hood }: ShellCut, style: Style, outside: Cloth, lining: Cloth): Hood {
  const { accent, base } = style.colorway
  if (hood === 'lowered' || style.view === 'worn') {
    if (style.view === 'back') return { behind: '', before: hangingHood(sheet, outside, lining), zipTop: 0 }
    const { behind, before } = loweredHood(sheet, outside, cloth(sheet, base), accent)
    return { behind, before: before + puller([0, 62], accent, 36), zipTop: 40 }
  }
  const sized = (content: string): string => (hood.size === 1 ? content : `<g transform="scale(${hood.size})">${content}</g>`)
  if (style.view === 'back') return { behind: '', before: sized(backHood(sheet, outside)), zipTop: 0 }
  const peak = hood.size < 1 ? '' : hoodPeak(sheet, outside)
  const before = sized(frontHood(sheet, outside, cloth(sheet, base)) + peak) + puller([0, 98 * hood.size], accent, 38)
  return { behind: '', before, zipTop: 66 }
}

function bodyBlocks(block: TopBlock, { seams }: ShellCut, { pattern, colorway }: Style): string {
  if (seams === 'sides') return sidePanels(block, colorway.accent)
  if (pattern !== 'color-block') return ''
  return seams === 'raglan' ? raglanBlocks(block, colorway.accent) : yokeBlock(block, colorway.accent)
}

function bodySeams(block: TopBlock, { seams }: ShellCut, main: Cloth): string {
  switch (seams) {
    case 'yoke': {
      const line = acrossCentre(yokeCurve(block))
      return seam(line.open(), main.tones) + stitch(line.moved(0, 7).open(), main.tones) + armholeStitching(block, main)
    }
    case 'raglan':
      return raglanSeams(block, main)
    case 'chevron': {
      const line = acrossCentre(Curve.from(0, 236).line(block.underarm[0], 150))
      return seam(line.open(), main.tones) + stitch(line.moved(0, 8).open(), main.tones) + armholeStitching(block, main)
    }
    default:
      return armholeStitching(block, main)
  }
}

function hemFinish(block: TopBlock, { isGathered }: ShellCut, main: Cloth): string {
  if (isGathered) return ''
  const hem = acrossCentre(hemLine(block).reversed())
  return stitch(hem.moved(0, -24).open(), main.tones) + seam(hem.moved(0, -30).open(), main.tones, 1.2)
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
