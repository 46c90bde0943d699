/** Sweatshirt and hoodies: brushed-back fleece with rib cuffs and hem. */
import { mainCloth, plainCloth } from '../core/cloths.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { bartack, cord, eyelet, mark, puller, ribbing, seam, stitch, zip } from '../core/trims.ts'
import { tones } from '../core/color.ts'
import type { Style } from '../core/draw-options.ts'
import { backHood, frontHood } from './hood.ts'
import { loweredHood } from './lowered-hood.ts'
import { crewEdge, neckInside, ribBand } from './necklines.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { bodyFolds, bodyOutline, hemLine, longSleeve, longSleeveFolds, neckEdge, topBlock, type Sleeve, type TopBlock } from './top-block.ts'

const RIB_DEPTH = 46

export function sweatshirt(sheet: Sheet, style: Style): Item {
  const block = sweatBlock(style)
  const main = mainCloth(sheet, style)
  const rib = plainCloth(sheet, style)
  const back = style.view === 'back'
  const edge = crewEdge(block, back ? 'back' : 'front')
  const content = [
    ribbedSleeves(sheet, block, main, rib),
    back ? '' : neckInside(sheet, block, edge, rib, style.colorway.base),
    style.wearer,
    sweatBody(sheet, block, edge, main, yoke(block, style)),
    hemRib(sheet, block, rib),
    ribBand(sheet, edge, 22, rib),
    back ? '' : neckGusset(block, rib),
    back ? mark([0, 70], 36, style.colorway.accent) : mark([0, 190], 92, style.colorway.accent),
  ]
  return picture(content.join(''), block, { x: 0, y: 110, zoom: 2.9 })
}

export function hoodie(sheet: Sheet, style: Style): Item {
  return hooded(sheet, style, (block, main) => kangarooPocket(sheet, block, main))
}

export function zipHoodie(sheet: Sheet, style: Style): Item {
  return hooded(sheet, style, (block, main) => splitPocket(sheet, block, main) + frontZip(sheet, block, style))
}

function hooded(sheet: Sheet, style: Style, frontDetail: (block: TopBlock, main: Cloth) => string): Item {
  const block = sweatBlock(style, 96)
  const main = mainCloth(sheet, style)
  const rib = plainCloth(sheet, style)
  const lining = style.pattern === 'color-block' ? cloth(sheet, style.colorway.accent) : rib
  const back = style.view === 'back'
  const worn = style.view === 'worn'
  const edge = worn ? neckEdge(block, 30) : crewEdge(block, back ? 'back' : 'front')
  const body = sweatBody(sheet, block, edge, main, yoke(block, style))
  const lowered = worn ? loweredHood(sheet, main, lining, style.colorway.accent) : undefined
  const hood = lowered?.before ?? frontHood(sheet, main, lining)
  const front = [frontDetail(block, main), hemRib(sheet, block, rib), hood, drawcords(style)]
  const rear = [hemRib(sheet, block, rib), backHood(sheet, main), mark([0, 150], 44, style.colorway.accent)]
  const content = [ribbedSleeves(sheet, block, main, rib), lowered?.behind ?? '', style.wearer, body, ...(back ? rear : front)]
  return { ...picture(content.join(''), block, { x: 6, y: 80, zoom: 2.7 }), top: 264, scale: 0.88 }
}

const sweatBlock = (style: Style, neck = 84): TopBlock =>
  topBlock(style, { ease: 12, length: 8, neck, frontDrop: 70, shoulder: 12, hemWidth: -20 })

const picture = (content: string, block: TopBlock, focus: Item['focus']): Item => ({
  content,
  top: 196,
  scale: 0.94,
  ground: block.hem[1] + 40,
  footprint: 220,
  focus,
  limbs: { hand: longSleeve(block).cuff.at(0.5) },
})

function sweatBody(sheet: Sheet, block: TopBlock, edge: Curve, main: Cloth, blocks: string): string {
  const d = bodyOutline(block, edge)
  const trims = armholeStitching(block, main)
  return grain(sheet, 'jersey', 4, panel(sheet, { d, cloth: main, folds: bodyFolds(block, 1.2), blocks, trims }))
}

/** Contrast chest: everything above the underarm line. */
function yoke({ underarm: [ux, uy] }: TopBlock, { pattern, colorway }: Style): string {
  if (pattern !== 'color-block') return ''
  const line = `M${-ux - 20} ${uy + 34}H${ux + 20}`
  return `<path d="${line}V-40H${-ux - 20}Z" fill="${colorway.accent}"/>${seam(line, tones(colorway.accent))}`
}

function ribbedSleeves(sheet: Sheet, block: TopBlock, main: Cloth, rib: Cloth): string {
  const sleeve = longSleeve(block, -4, 70, 8)
  const sleeves = sleevePair(sheet, sleeve, { cloth: main, folds: longSleeveFolds(sleeve), volume: 1.1 })
  return grain(sheet, 'jersey', 4, sleeves) + bothSides((side) => cuffRib(sheet, sleeve, side, rib))
}

function cuffRib(sheet: Sheet, { cuff }: Sleeve, side: Side, rib: Cloth): string {
  const [middle] = cuff.at(0.5)
  const top = cuff.map(([x, y]) => [(x - middle) * 0.97 + middle, y - 3])
  const bottom = cuff.map(([x, y]) => [(x - middle) * 0.86 + middle + 7, y + 40])
  const band = side(top.then(bottom.reversed())).closed()
  return (
    panel(sheet, { d: band, cloth: rib, volume: 0.55, trims: ribbing(sheet, side(top), side(bottom), 13, rib.tones) }) +
    seam(side(top).open(), rib.tones)
  )
}

function hemRib(sheet: Sheet, block: TopBlock, rib: Cloth): string {
  const [hx, hy] = block.hem
  const top = acrossCentre(hemLine(block).reversed())
  const bottom = top.map(([x, y]) => [x * ((hx - 10) / hx), y + RIB_DEPTH])
  const bulge = Curve.from(hx, hy).curve(hx + 2, hy + 18, hx - 4, hy + 34, hx - 10, hy + RIB_DEPTH)
  const band = top.then(bulge).then(bottom.reversed()).then(bulge.mirrored().reversed()).closed()
  return (
    panel(sheet, { d: band, cloth: rib, volume: 0.6, trims: ribbing(sheet, top, bottom, 58, rib.tones) }) +
    stitch(top.moved(0, -6).open(), rib.tones)
  )
}

/** The V-shaped insert under a crew neck. */
function neckGusset({ frontDrop }: TopBlock, rib: Cloth): string {
  const top = frontDrop + 21
  return (
    seam(`M-26 ${top}L0 ${top + 36}L26 ${top}`, rib.tones) + stitch(`M-18 ${top + 2}L0 ${top + 27}L18 ${top + 2}`, rib.tones)
  )
}

function pocketOutline({ hem: [hx, hy] }: TopBlock): Curve {
  const wide = hx * 0.66
  return Curve.from(wide * 0.62, hy - 168)
    .curve(wide * 0.78, hy - 120, wide * 0.98, hy - 96, wide, hy - 78)
    .line(wide, hy + 12)
}

function kangarooPocket(sheet: Sheet, block: TopBlock, main: Cloth): string {
  const half = pocketOutline(block)
  const d = Curve.from(0, half.start[1])
    .then(half)
    .line(0, block.hem[1] + 12)
  const opening = half.map(([x, y]) => [x - 8, y + 3])
  const trims = [opening, opening.mirrored()].map((line) => stitch(line.open(), main.tones)).join('')
  const bars =
    bartack([half.start[0] - 4, half.start[1] + 4], 0, main.tones) +
    bartack([-half.start[0] + 4, half.start[1] + 4], 0, main.tones)
  const shape = symmetric(d)
  const folds: Fold[] = [
    { from: [half.start[0], half.start[1] + 30], to: [40, block.hem[1] - 30], width: 10, bow: 10, depth: 0.6 },
  ]
  return (
    softShadow(sheet, shape, 0.25, 6) +
    panel(sheet, { d: shape, cloth: main, volume: 0.6, folds: [...folds, ...mirrorFolds(folds)], trims: trims + bars })
  )
}

function splitPocket(sheet: Sheet, block: TopBlock, main: Cloth): string {
  const half = pocketOutline(block)
  const d = Curve.from(9, half.start[1])
    .then(half)
    .line(9, block.hem[1] + 12)
  const opening = half.map(([x, y]) => [x - 8, y + 3])
  return bothSides(
    (side) =>
      softShadow(sheet, side(d).closed(), 0.22, 6) +
      panel(sheet, { d: side(d).closed(), cloth: main, volume: 0.5, trims: stitch(side(opening).open(), main.tones) }),
  )
}

function frontZip(sheet: Sheet, { frontDrop, hem }: TopBlock, { colorway }: Style): string {
  const line = `M0 ${frontDrop - 16}V${hem[1] + RIB_DEPTH + 8}`
  const facing = tones(colorway.base)
  return (
    softShadow(sheet, `M-10 ${frontDrop}H12V${hem[1] + RIB_DEPTH}H-10Z`, 0.28, 5) +
    zip(line, tones(colorway.accent), 14) +
    stitch(`M-13 ${frontDrop + 14}V${hem[1] + RIB_DEPTH}M13 ${frontDrop + 14}V${hem[1] + RIB_DEPTH}`, facing) +
    puller([0, frontDrop + 46], colorway.accent)
  )
}

function drawcords({ colorway }: Style): string {
  const right = Curve.from(33, 62).curve(38, 100, 46, 150, 40, 214)
  const left = Curve.from(-33, 62).curve(-40, 104, -36, 160, -46, 228)
  return eyelet([33, 60]) + eyelet([-33, 60]) + cord(right, colorway.accent) + cord(left, colorway.accent)
}
