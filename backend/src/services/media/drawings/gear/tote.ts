import { mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, seam, stitch, wovenLabel } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { webbing } from './bag-parts.ts'
import { standing } from './standing.ts'

export function tote(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const handles = mix(accent, '#11161d', 0.1)
  const half = Curve.from(0, -164)
    .line(196, -164)
    .curve(204, -60, 206, 80, 210, 214)
    .curve(210, 232, 202, 240, 186, 240)
    .line(0, 244)
  const folds: Fold[] = [
    { from: [112, -20], to: [150, 190], width: 16, bow: -12, depth: 0.55 },
    { from: [76, -20], to: [40, 170], width: 14, bow: 10, depth: 0.5 },
    { from: [202, 60], to: [172, 200], width: 16, bow: 10, depth: 0.6 },
  ]
  const bottom = style.pattern === 'color-block' ? `<path d="M-230 120H230V260H-230Z" fill="${accent}"/>` : ''
  const content = [
    webbing('M-92-150C-92-330-60-352 0-352S92-330 92-150', mix(handles, '#000000', 0.25), 25),
    panel(sheet, { d: 'M-196-164Q0-186 196-164Q0-150-196-164Z', cloth: main, dim: 0.55, volume: 0 }),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.3,
      blocks: bottom,
      trims: stitch('M-210-136H210M-210-130H210', main.tones) + (bottom ? seam('M-230 120H230', main.tones) : ''),
    }),
    webbing('M-92 20V-160C-92-300-64-318 0-318S92-300 92-160V20', handles, 25),
    [-92, 92]
      .map((x) => stitch(`M${x - 8}-8H${x + 8}V16H${x - 8}ZM${x - 8}-8L${x + 8} 16M${x + 8}-8L${x - 8} 16`, tones(handles), 1.6))
      .join(''),
    mark([0, 92], 120, style.pattern === 'color-block' ? base : accent),
    wovenLabel(203, 10, 14, 34, accent, base),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 246, 206, {
    top: 540,
    scale: 1.16,
    focus: { x: 92, y: -30, zoom: 2.6 },
  })
}
