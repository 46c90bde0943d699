import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { cord, mark, puller, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { buckle } from './pack-parts.ts'
import { standing } from './standing.ts'

const BODY = Curve.through([0, -226], [64, -252], [104, -246], [132, -150], [186, -60], [196, 80], [188, 220], [150, 262], [0, 270])

const FOLDS: Fold[] = [
  { from: [180, -30], to: [112, -90], width: 14, bow: 10 },
  { from: [186, 180], to: [120, 110], width: 13, bow: 10, depth: 0.8 },
]

/** A waistcoat with flasks in front and a small bag behind. */
export function runningPack(sheet: Sheet, style: Style): Item {
  const main = mainCloth(sheet, style)
  const trim = bagTrim(style.colorway.base)
  const content = style.view === 'back' ? behind(sheet, style, main, trim) : inFront(sheet, style, main, trim)
  return standing(grain(sheet, 'canvas', 8, content), 286, 176, { top: 508, scale: 1.24, focus: { x: 90, y: -20, zoom: 2.6 } })
}

function behind(sheet: Sheet, style: Style, main: Cloth, trim: string): string {
  const { base, accent } = style.colorway
  const pocket = Curve.from(0, -20).line(120, -30).curve(150, 40, 150, 160, 136, 236).line(0, 244)
  const bungee = 'M-96-150L96-60M96-150L-96-60M-96-150H96'
  return [
    panel(sheet, { d: symmetric(BODY), cloth: main, folds: [...FOLDS, ...mirrorFolds(FOLDS)], volume: 1.4 }),
    panel(sheet, { d: symmetric(pocket), cloth: contrastCloth(sheet, style), volume: 1.2 }),
    zip('M-118-20Q0-2 118-20', tones(trim), 14),
    puller([104, -14], accent, 38),
    `<path d="${bungee}" fill="none" stroke="${accent}" stroke-width="6"/>`,
    mark([0, 120], 74, style.pattern === 'color-block' ? base : accent),
    seam('M-58-244Q0-206 58-244', main.tones, 2.4),
  ].join('')
}

function inFront(sheet: Sheet, style: Style, main: Cloth, trim: string): string {
  const { base, accent } = style.colorway
  const far = cloth(sheet, mix(base, '#11161d', 0.55))
  const strap = Curve.from(46, -262)
    .curve(84, -276, 112, -268, 124, -236)
    .curve(136, -150, 190, -80, 196, 20)
    .line(190, 230)
    .curve(170, 262, 120, 262, 60, 240)
    .curve(52, 120, 60, -60, 52, -140)
  return [
    panel(sheet, { d: symmetric(BODY), cloth: far, volume: 1, trims: seam('M-150-20H150M-160 90H160M-160 190H160', far.tones, 2) }),
    bothSides((side) => softShadow(sheet, side(strap).closed(), 0.4, 8) + panel(sheet, { d: side(strap).closed(), cloth: main, folds: FOLDS.slice(1), volume: 1 })),
    bothSides((side) => flask(sheet, contrastCloth(sheet, style), side, accent)),
    webbing('M-60-70H60M-58 150H58', trim, 14),
    buckle(0, -70, 36),
    buckle(0, 150, 36),
    mark([-104, -190], 36, accent),
  ].join('')
}

/** A soft flask that looks out of its pocket. */
function flask(sheet: Sheet, pocket: Cloth, side: Side, accent: string): string {
  const water = cloth(sheet, '#c9d8dc')
  const bottle = Curve.from(92, -96).curve(96, -118, 144, -118, 150, -96).line(160, 40).line(88, 40)
  const holder = Curve.from(76, -8).line(170, -20).curve(184, 60, 182, 150, 172, 222).line(82, 222).curve(74, 150, 72, 70, 76, -8)
  const cap = side(Curve.from(121, -132)).start
  return (
    panel(sheet, { d: side(bottle).closed(), cloth: water, volume: 0.9 }) +
    `<path d="${roundedRect(cap[0] - 15, cap[1] - 14, 30, 32, 6)}" fill="#2b3035"/><path d="${roundedRect(cap[0] - 7, cap[1] - 30, 14, 20, 6)}" fill="${accent}"/>` +
    softShadow(sheet, side(holder).closed(), 0.34, 6) +
    panel(sheet, { d: side(holder).closed(), cloth: pocket, volume: 1, trims: stitch(side(holder.map(([x, y]) => [x, y + 10])).open(), pocket.tones) }) +
    cord(side(Curve.from(84, 60).curve(110, 84, 140, 84, 168, 54)), accent, 6)
  )
}
