import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { standing } from './standing.ts'

export function backpack(sheet: Sheet, style: Style): Item {
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
  const folds: Fold[] = [
    { from: [166, -120], to: [84, -170], width: 14, bow: 10 },
    { from: [176, 30], to: [120, -30], width: 13, bow: 10, depth: 0.8 },
  ]
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
    `<path d="M-42-290C-46-356-30-366 0-366S46-356 42-290" fill="none" stroke="${tones(trim).deep}" stroke-width="19"/><path d="M-42-290C-46-356-30-366 0-366S46-356 42-290" fill="none" stroke="${trim}" stroke-width="16"/>`,
    bothSides((side) => sidePocket(sheet, main, (curve) => side(curve).closed(), trim)),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.7,
      trims: back ? '' : baseBlock(trim),
    }),
    ...(back ? [backSystem(sheet, base, trim)] : front),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 186, {
    top: 530,
    scale: 1.12,
    focus: { x: -40, y: 60, zoom: 2.6 },
  })
}

const baseBlock = (trim: string): string =>
  `<path d="M-200 232H200V310H-200Z" fill="${trim}" opacity=".72"/>${seam('M-200 232H200', tones(trim))}`

function shoulderStraps(trim: string): string {
  const strap = Curve.from(112, -262).curve(208, -236, 214, -60, 190, 90)
  return bothSides((side) => webbing(side(strap).open(), trim, 26))
}

function sidePocket(sheet: Sheet, main: Cloth, close: (curve: Curve) => string, trim: string): string {
  const shape = Curve.from(150, 70).curve(190, 78, 212, 110, 210, 160).curve(210, 220, 204, 262, 190, 276).line(140, 284)
  return panel(sheet, { d: close(shape), cloth: { ...main, tones: tones(trim), print: '' }, volume: 0.9 })
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

function daisyChain(trim: string): string {
  const loops = [-96, -64, -32].map((y) => `M-26 ${y}H26`).join('')
  return `${webbing('M-26-118V-40M26-118V-40', trim, 13)}<path d="${loops}" stroke="${tones(trim).deep}" stroke-width="3"/>`
}

/** Padded back and straps. */
function backSystem(sheet: Sheet, base: string, trim: string): string {
  const padded = cloth(sheet, trim)
  const pad = symmetric(Curve.from(0, -196).line(96, -196).curve(126, -190, 132, 120, 122, 220).line(0, 224))
  const strap = Curve.from(34, -252)
    .curve(110, -240, 128, -150, 118, -20)
    .curve(112, 60, 120, 120, 138, 186)
    .line(96, 190)
    .curve(80, 110, 78, 40, 80, -30)
    .curve(82, -120, 70, -170, 34, -186)
  const ribs = `<path d="M-84-120H84M-90-40H90M-90 40H90M-88 120H88" stroke="${tones(trim).deep}" stroke-width="7" stroke-linecap="round" stroke-opacity=".6"/>`
  return (
    panel(sheet, { d: pad, cloth: padded, volume: 1, trims: ribs }) +
    bothSides(
      (side) =>
        softShadow(sheet, side(strap).closed(), 0.35, 7) +
        panel(sheet, { d: side(strap).closed(), cloth: cloth(sheet, mix(base, '#11161d', 0.34)), volume: 1.1 }),
    ) +
    webbing('M-88-60H88', trim, 15) +
    buckle(0, -62, 40)
  )
}

function buckle(x: number, y: number, width: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="${roundedRect(-width / 2, -13, width, 30, 5)}" fill="#2b3035" stroke="#121518"/>` +
    `<path d="M${-width / 2 + 4}-7H${width / 2 - 4}M${-width / 2 + 5} 9H${width / 2 - 5}" stroke="#6f767c" stroke-width="2"/></g>`
  )
}
