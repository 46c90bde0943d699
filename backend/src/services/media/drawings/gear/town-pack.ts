import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { puller, seam, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { backSystem, bag, handle, shoulderStraps } from './pack-parts.ts'
import { standing } from './standing.ts'

/** A box that stands under a desk and opens like a suitcase. */
export function townPack(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const pocket = contrastCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.from(0, -306).line(138, -306).curve(166, -304, 176, -292, 178, -262).line(182, 252).curve(182, 282, 170, 292, 142, 294).line(0, 294)
  const opening = Curve.from(-156, 246).line(-152, -236).curve(-150, -268, -136, -280, -108, -280).line(108, -280).curve(136, -280, 150, -268, 152, -236).line(156, 246)
  const lower = Curve.from(0, 6).line(128, 6).curve(136, 8, 138, 14, 138, 24).line(142, 234).curve(142, 252, 134, 258, 120, 258).line(0, 258)
  const back = style.view === 'back'
  const front = [
    zip(opening.open(), tones(trim), 14),
    puller([-154, 120], accent, 44),
    puller([155, 100], accent, 44),
    panel(sheet, { d: symmetric(lower), cloth: pocket, volume: 0.8, trims: stitch(symmetric(lower.map(([x, y]) => [x * 0.93, (y - 130) * 0.93 + 130])), pocket.tones) }),
    zip('M-112 44H112', tones(trim), 13),
    puller([104, 44], accent, 40),
    seam('M-130-118H130', main.tones, 2),
    wovenLabel(-36, -78, 72, 44, '#e9e4da', '#2b3035'),
  ]
  const content = [
    shoulderStraps(trim),
    handle(trim, -304, 54),
    bag(sheet, half, main),
    ...(back ? [backSystem(sheet, base, trim), webbing('M-170 96H170', trim, 34), `<path d="${roundedRect(-30, 82, 60, 28, 4)}" fill="${accent}" opacity=".9"/>`] : front),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 186, { top: 530, scale: 1.1, focus: { x: -30, y: 20, zoom: 2.6 } })
}
