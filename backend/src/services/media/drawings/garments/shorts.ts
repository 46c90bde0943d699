import { cloth } from '../core/fabric.ts'
import { Curve } from '../core/path.ts'
import type { Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { panelPair, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { BottomBlock } from './bottom-block.ts'
import { parts, waistband, picture, sidePanel, slantPocket, tieCords, type Parts } from './bottom-parts.ts'

export function shorts(sheet: Sheet, style: Style): Item {
  const women = style.cut === 'women'
  const hemY = women ? 318 : 408
  const block: BottomBlock = {
    waist: women ? 124 : 140,
    hip: [women ? 182 : 184, 180],
    crotch: 252,
    knee: [200, 16, hemY - 30],
    hem: [203, 18, hemY],
    dip: 14,
  }
  const set = parts(sheet, style, block)
  const { base, accent } = style.colorway
  const content = [
    panelPair(sheet, set.leg.outline, {
      cloth: set.main,
      folds: shortsFolds(block),
      dim: 0.06,
      blocks: (side) => (style.pattern === 'color-block' ? sidePanel(set.leg, side, 44, accent) : ''),
      trims: (side) => hemSlit(set, side) + slantPocket(set, side),
    }),
    seam(`M0 14V${block.crotch}`, set.main.tones),
    waistband(sheet, set, { height: 44, cloth: cloth(sheet, base), ribs: 54 }),
    style.view === 'back' ? '' : tieCords(style),
    mark([-(block.hem[0] - 60), hemY - 46], 32, accent),
  ]
  return picture('ripstop', sheet, content.join(''), set, {
    top: women ? 300 : 264,
    scale: 1.08,
    ground: hemY + 70,
    footprint: 190,
    focus: { x: 20, y: 80, zoom: 3 },
  })
}

function shortsFolds({ hip, crotch, hem: [hemOut, hemIn, hy] }: BottomBlock): Fold[] {
  return [
    { from: [6, crotch - 6], to: [hip[0] * 0.66, crotch - 66], width: 12, bow: -10 },
    { from: [8, crotch + 6], to: [hip[0] * 0.6, crotch + 24], width: 11, bow: 8 },
    { from: [hemIn + 34, hy], to: [60, crotch - 20], width: 14, bow: 10, depth: 0.7 },
    { from: [hemOut - 56, hy], to: [hip[0] - 48, 130], width: 15, bow: -10, depth: 0.8 },
  ]
}

function hemSlit({ leg: { hem, outer }, main }: Parts, side: Side): string {
  const [x, y] = outer.at(0.9)
  const curve = Curve.from(x - 14, y - 14).curve(x - 30, y + 4, x - 34, y + 20, x - 40, hem.at(0.2)[1] + 4)
  return stitch(side(hem).moved(0, -18).open(), main.tones) + seam(side(curve).open(), main.tones, 1.4)
}
