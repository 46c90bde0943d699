import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { grain, type Cloth } from '../core/fabric.ts'
import { Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item, PatternPiece } from '../core/studio.ts'
import { mark, puller, stitch, zip } from '../core/trims.ts'
import type { Shape, Style } from '../core/draw-options.ts'
import { bagTrim } from './bag-parts.ts'
import { alpinePack, touringPack, trekkingPack } from './mountain-packs.ts'
import { backSystem, bag, baseBlock, daisyChain, handle, shoulderStraps, sidePocket } from './pack-parts.ts'
import { rollTopPack } from './roll-top-pack.ts'
import { runningPack } from './running-pack.ts'
import { standing } from './standing.ts'
import { townPack } from './town-pack.ts'

const MODELS: Partial<Record<Shape, PatternPiece>> = {
  'roll-top': rollTopPack,
  'top-lid': alpinePack,
  trek: trekkingPack,
  town: townPack,
  running: runningPack,
  touring: touringPack,
}

export function backpack(sheet: Sheet, style: Style): Item {
  const model = style.shape && MODELS[style.shape]
  return model ? model(sheet, style) : daypack(sheet, style)
}

function daypack(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const pocket = contrastCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.through(
    [0, -300],
    [86, -292],
    [144, -246],
    [166, -150],
    [178, 40],
    [182, 210],
    [166, 274],
    [120, 290],
    [0, 292],
  )
  const arc = Curve.from(-150, 20).curve(-150, -150, -120, -226, 0, -230).curve(120, -226, 150, -150, 150, 20)
  const back = style.view === 'back'
  const front = [
    zip(arc.open(), tones(trim), 14),
    puller([-150, -30], accent, 40),
    puller([150, -40], accent, 40),
    frontPocket(sheet, pocket, style, trim),
    daisyChain(trim),
    mark([0, -160], 62, accent),
  ]
  const content = [
    shoulderStraps(trim),
    handle(trim, -290),
    bothSides((side) => sidePocket(sheet, main, (curve) => side(curve).closed(), trim)),
    bag(sheet, half, main, back ? '' : baseBlock(trim)),
    ...(back ? [backSystem(sheet, base, trim)] : front),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 186, {
    top: 530,
    scale: 1.12,
    focus: { x: -40, y: 60, zoom: 2.6 },
  })
}

function frontPocket(sheet: Sheet, pocket: Cloth, style: Style, trim: string): string {
  const { accent, base } = style.colorway
  const half = Curve.from(0, -26)
    .curve(70, -26, 116, -20, 126, 6)
    .curve(136, 60, 140, 150, 136, 222)
    .curve(132, 246, 116, 252, 90, 254)
    .line(0, 254)
  const d = symmetric(half)
  const folds: Fold[] = [
    { from: [130, 210], to: [86, 120], width: 13, bow: 10, depth: 0.8 },
    { from: [128, 40], to: [60, 66], width: 10, bow: 8, depth: 0.6 },
  ]
  const bungee = 'M-92 78L92 140M92 78L-92 140M-92 140L92 202M92 140L-92 202'
  const knots = [-92, 92]
    .flatMap((x) => [78, 140, 202].map((y) => `<path d="M${x - 9} ${y - 6}h18v12h-18z" fill="${trim}"/>`))
    .join('')
  const label = style.pattern === 'color-block' ? base : accent
  return (
    softShadow(sheet, d, 0.34, 8) +
    panel(sheet, {
      d,
      cloth: pocket,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.2,
      trims: stitch(symmetric(half.map(([x, y]) => [x * 0.94, y * 0.94 + 7])), pocket.tones),
    }) +
    zip('M-104 22Q0 12 104 22', tones(trim), 13) +
    puller([98, 22], label, 36) +
    `<path d="${bungee}" fill="none" stroke="#0b0f14" stroke-opacity=".3" stroke-width="6" transform="translate(2 4)"/><path d="${bungee}" fill="none" stroke="${label}" stroke-width="5"/>` +
    knots
  )
}
