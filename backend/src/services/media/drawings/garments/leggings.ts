import { contrastCloth } from '../core/cloths.ts'
import { Curve } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { BottomBlock, Leg } from './bottom-block.ts'
import { parts, legs, waistband, picture, type Parts } from './bottom-parts.ts'

export function leggings(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 112, hip: [154, 176], crotch: 240, knee: [112, 34, 478], hem: [84, 36, 742], dip: 10 }
  const set = parts(sheet, style, block)
  const { accent } = style.colorway
  const band = contrastCloth(sheet, style)
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
