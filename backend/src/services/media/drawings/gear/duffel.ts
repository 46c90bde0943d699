import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, seam, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { standing } from './standing.ts'

export function duffel(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const ends = contrastCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.from(0, -132)
    .curve(120, -132, 240, -130, 268, -112)
    .curve(300, -80, 308, 20, 302, 96)
    .curve(298, 134, 280, 146, 250, 150)
    .curve(160, 154, 80, 154, 0, 154)
  const endCap = Curve.from(214, -160).curve(226, -60, 226, 60, 214, 180).line(340, 180).line(340, -160)
  const folds: Fold[] = [
    { from: [200, -120], to: [176, 30], width: 16, bow: 10, depth: 0.7 },
    { from: [190, 146], to: [120, 50], width: 15, bow: -12, depth: 0.8 },
    { from: [60, 150], to: [20, 70], width: 12, bow: 8, depth: 0.6 },
    { from: [292, 70], to: [240, 20], width: 13, bow: 10 },
  ]
  const endBlock = bothSides((side) => `<path d="${side(endCap).closed()}" fill="${ends.tones.base}"/>`)
  const endSeams = bothSides((side) =>
    seam(side(Curve.from(214, -160).curve(226, -60, 226, 60, 214, 180)).open(), main.tones, 2.2),
  )
  const handle = (lift: number): string => `M-96 ${70}V-96C-96 ${lift} -70 ${lift - 20} 0 ${lift - 20}S96 ${lift} 96-96V70`
  const content = [
    webbing(handle(-214), mix(trim, '#000000', 0.3), 24),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.9,
      blocks: endBlock,
      trims: endSeams,
    }),
    zip('M-206-112Q0-124 206-112', tones(trim), 16),
    puller([-190, -112], accent, 40),
    webbing('M-96 154V-100M96 154V-100', trim, 24),
    webbing('M-96-96C-96-176-70-196 0-196S96-176 96-96', trim, 24),
    handleGrip(sheet, accent),
    bothSides((side) => webbing(side(Curve.from(302, -30).line(226, -30)).open(), trim, 22)),
    mark([0, 34], 100, accent),
    wovenLabel(130, 92, 52, 32, '#f1eee8', base),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 156, 290, {
    top: 560,
    scale: 1.08,
    focus: { x: 90, y: -40, zoom: 2.6 },
  })
}

function handleGrip(sheet: Sheet, color: string): string {
  const d = roundedRect(-52, -212, 104, 32, 10)
  return panel(sheet, { d, cloth: cloth(sheet, color), volume: 0.7, trims: stitch('M-48-186H48', tones(color)) })
}
