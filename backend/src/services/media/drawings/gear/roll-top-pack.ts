import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { backSystem, bag, baseBlock, buckle, shoulderStraps, sidePocket } from './pack-parts.ts'
import { standing } from './standing.ts'

/** The mouth is rolled up and held by a strap at each side and one over the middle. */
export function rollTopPack(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.from(0, -262).line(132, -258).curve(158, -200, 166, -120, 170, 20).curve(172, 160, 176, 240, 160, 282).line(0, 292)
  const back = style.view === 'back'
  const pocket = contrastCloth(sheet, style)
  const content = [
    shoulderStraps(trim),
    bothSides((side) => sidePocket(sheet, main, (curve) => side(curve).closed(), trim)),
    bag(sheet, half, main, back ? '' : baseBlock(trim)),
    roll(sheet, style, trim),
    ...(back
      ? [backSystem(sheet, base, trim)]
      : [
          panel(sheet, { d: roundedRect(-104, -70, 208, 296, 16), cloth: pocket, volume: 0.9, trims: stitch(roundedRect(-94, -60, 188, 276, 12), pocket.tones) }),
          zip('M62-44V196', tones(trim), 14),
          puller([62, -30], accent, 40),
          webbing('M0-300V-86', trim, 20),
          buckle(0, -150, 44),
          mark([-30, 60], 76, style.pattern === 'color-block' ? base : accent),
        ]),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 186, { top: 545, scale: 1.12, focus: { x: -40, y: 60, zoom: 2.6 } })
}

function roll(sheet: Sheet, style: Style, trim: string): string {
  const main = mainCloth(sheet, style)
  const tube = Curve.from(0, -346).curve(80, -350, 150, -348, 172, -340).curve(186, -320, 186, -280, 172, -262).curve(150, -252, 80, -248, 0, -248)
  const d = symmetric(tube)
  const turns = 'M-176-316C-90-304 90-304 176-316M-174-286C-90-276 90-276 174-286'
  const ends = bothSides((side) => webbing(side(Curve.from(168, -330).curve(196, -300, 190, -240, 176, -160)).open(), trim, 16))
  return softShadow(sheet, d, 0.4, 8) + panel(sheet, { d, cloth: main, volume: 1.4, trims: seam(turns, main.tones, 2) }) + ends
}
