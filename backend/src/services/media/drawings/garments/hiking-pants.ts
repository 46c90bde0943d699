import { tones } from '../core/color.ts'
import { Curve, roundedRect, type Point } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { bartack, mark, puller, sealedZip, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { BottomBlock, Leg } from './bottom-block.ts'
import { parts, legs, waistband, picture, slantPocket, type Parts } from './bottom-parts.ts'

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
