import { plainCloth } from '../core/cloths.ts'
import type { Cloth } from '../core/fabric.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, ribbing, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { BottomBlock, Leg } from './bottom-block.ts'
import { parts, legs, waistband, picture, sidePanel, slantPocket, tieCords, type Parts } from './bottom-parts.ts'

export function joggers(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 138, hip: [178, 186], crotch: 262, knee: [154, 38, 496], hem: [116, 46, 700], dip: 12 }
  const set = parts(sheet, style, block)
  const rib = plainCloth(sheet, style)
  const { accent } = style.colorway
  const content = [
    legs(sheet, set, {
      looseness: 1.25,
      blocks: (side) => (style.pattern === 'color-block' ? sidePanel(set.leg, side, 30, accent) : ''),
      trims: (side) => slantPocket(set, side),
    }),
    bothSides((side) => ankleRib(sheet, set.leg, side, rib)),
    waistband(sheet, set, { height: 42, cloth: rib, ribs: 50 }),
    style.view === 'back' ? patchPocket(sheet, set) : tieCords(style) + mark([96, 330], 32, accent),
  ]
  return picture('jersey', sheet, content.join(''), set, { focus: { x: 20, y: 80, zoom: 3 } })
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
