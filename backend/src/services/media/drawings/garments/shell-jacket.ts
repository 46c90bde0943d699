import { mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, sealedZip, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { backHood, frontHood } from './hood.ts'
import { jacketBlock, jacketBody, outfit, yokeCurve, yokeBlock } from './jacket-parts.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { bodyFolds, hemLine, longSleeve, longSleeveFolds, type Sleeve, type TopBlock } from './top-block.ts'

export function shellJacket(sheet: Sheet, style: Style): Item {
  const block = jacketBlock(style)
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const blocked = style.pattern === 'color-block'
  const main = mainCloth(sheet, style)
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
      trims: yokeSeam(block, main) + armholeStitching(block, main) + hemChannel(block, main),
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

const yokeSeam = (block: TopBlock, main: Cloth): string => {
  const line = acrossCentre(yokeCurve(block))
  return seam(line.open(), main.tones) + stitch(line.moved(0, 7).open(), main.tones)
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
