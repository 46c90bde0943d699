import { cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { waistTop, type BottomBlock } from './bottom-block.ts'
import { parts, waistband, picture, sidePanel } from './bottom-parts.ts'

export function skirt(sheet: Sheet, style: Style): Item {
  const block: BottomBlock = { waist: 112, hip: [182, 168], crotch: 252, knee: [214, 10, 330], hem: [222, 0, 360], dip: 12 }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const outer = Curve.through([112, 0], [160, 92], [198, 220], [224, 352])
  const hem = Curve.from(224, 352).curve(150, 380, 70, 384, 0, 384)
  const folds: Fold[] = [
    { from: [58, 378], to: [34, 120], width: 22, bow: 8 },
    { from: [128, 370], to: [82, 130], width: 20, bow: 8, depth: 0.9 },
    { from: [188, 358], to: [128, 150], width: 16, bow: 8, depth: 0.8 },
  ]
  const hemStitch = acrossCentre(hem.reversed()).moved(0, -16)
  const content = [
    panel(sheet, {
      d: symmetric(waistTop(block).then(outer).then(hem)),
      cloth: set.main,
      folds: [...folds, ...mirrorFolds(folds), { from: [4, 382], to: [0, 170], width: 15, bow: -6, depth: 0.7 }],
      blocks: style.pattern === 'color-block' ? bothSides((side) => sidePanel({ ...set.leg, outer }, side, 52, accent)) : '',
      trims: stitch(hemStitch.open(), set.main.tones),
    }),
    waistband(sheet, { ...set, leg: { ...set.leg, outer } }, { height: 56, cloth: cloth(sheet, base) }),
    mark([-148, 326], 32, accent),
  ]
  return picture('ripstop', sheet, content.join(''), set, {
    top: 278,
    scale: 1.08,
    ground: 450,
    footprint: 180,
    focus: { x: 40, y: 60, zoom: 3 },
  })
}
