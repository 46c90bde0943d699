import { plainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import type { Cloth } from '../core/fabric.ts'
import { Curve } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, ribbing, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { fitted, type BottomBlock, type Leg } from './bottom-block.ts'
import { parts, legs, waistband, picture, sidePanel, slantPocket, tieCords, type Parts } from './bottom-parts.ts'

const JOGGERS: BottomBlock = { waist: 138, hip: [178, 186], crotch: 262, knee: [154, 38, 496], hem: [116, 46, 700], dip: 12 }
const TRACK: BottomBlock = { ...JOGGERS, hip: [174, 186], knee: [164, 28, 500], hem: [164, 26, 748] }

export function joggers(sheet: Sheet, style: Style): Item {
  const isTrack = style.shape === 'track'
  const set = parts(sheet, style, fitted(isTrack ? TRACK : JOGGERS, style))
  const rib = plainCloth(sheet, style)
  const { accent } = style.colorway
  const content = [
    legs(sheet, set, {
      looseness: 1.25,
      blocks: (side) => (style.pattern === 'color-block' ? sidePanel(set.leg, side, 30, accent) : ''),
      trims: (side) => slantPocket(set, side) + (isTrack ? stitch(side(set.leg.hem).moved(0, -16).open(), set.main.tones) : ''),
    }),
    bothSides((side) => (isTrack ? ankleZip(set, side) : ankleRib(sheet, set.leg, side, rib))),
    waistband(sheet, set, { height: 42, cloth: rib, ribs: 50 }),
    style.view === 'back' ? patchPocket(sheet, set) : tieCords(style) + mark([96, 330], 32, accent),
  ]
  return picture('jersey', sheet, content.join(''), set, { focus: { x: 20, y: 80, zoom: 3 } })
}

/** Track pants open at the ankle, to come off over shoes. */
function ankleZip({ leg: { outer }, style }: Parts, side: Side): string {
  const line = Curve.from(...outer.at(0.72)).line(...outer.at(1))
  const [x, y] = side(line.moved(-9, 0)).start
  return zip(side(line.moved(-9, 0)).open(), tones(style.colorway.accent), 11) + puller([x, y], style.colorway.accent, 28)
}

function ankleRib(sheet: Sheet, { hem }: Leg, side: Side, rib: Cloth): string {
  const [middle] = hem.at(0.5)
  const top = hem.map(([x, y]) => [(x - middle) * 0.94 + middle, y - 4])
  const bottom = hem.map(([x, y]) => [(x - middle) * 0.8 + middle - 3, y + 42])
  const band = side(top.then(bottom.reversed())).closed()
  return (
    panel(sheet, { d: band, cloth: rib, volume: 0.5, trims: ribbing(sheet, side(top), side(bottom), 15, rib.tones) }) +
    seam(side(top).open(), rib.tones)
  )
}

function patchPocket(sheet: Sheet, { main }: Parts): string {
  const d = 'M52 96H136V178Q94 206 52 178Z'
  return softShadow(sheet, d, 0.2, 5) + panel(sheet, { d, cloth: main, volume: 0.4, trims: stitch('M58 108H130', main.tones) })
}
