/** Packs with a lid or a harness for the mountains. */
import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { cord, mark, puller, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { bagTrim, webbing } from './bag-parts.ts'
import { backSystem, bag, baseBlock, buckle, handle, hipBelt, shoulderStraps } from './pack-parts.ts'
import { standing } from './standing.ts'

interface Build {
  readonly base: string
  readonly accent: string
  readonly trim: string
  readonly main: Cloth
  readonly contrast: Cloth
  readonly back: boolean
}

const buildOf = (sheet: Sheet, style: Style): Build => ({
  ...style.colorway,
  trim: bagTrim(style.colorway.base),
  main: mainCloth(sheet, style),
  contrast: contrastCloth(sheet, style),
  back: style.view === 'back',
})

/** A lid over a drawn mouth, loops for two axes and a hip belt. */
export function alpinePack(sheet: Sheet, style: Style): Item {
  const build = buildOf(sheet, style)
  const { trim, main, back, base, accent } = build
  const half = Curve.through([0, -262], [110, -258], [146, -180], [156, 20], [164, 190], [150, 276], [0, 292])
  const content = [
    shoulderStraps(trim),
    hipBelt(sheet, trim, 190),
    bag(sheet, half, main, back ? '' : baseBlock(trim)),
    back ? backSystem(sheet, base, trim) : axeLoops(trim, accent) + compression(trim),
    lid(sheet, build, { top: -372, bottom: -196, width: 166 }),
    back ? '' : buckles(trim, -196, -60),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 190, { top: 548, scale: 1.06, focus: { x: -30, y: -220, zoom: 2.6 } })
}

/** Sixty litres: a high lid, a stretch pocket, and a compartment of its own at the bottom. */
export function trekkingPack(sheet: Sheet, style: Style): Item {
  const build = buildOf(sheet, style)
  const { trim, main, contrast, back, base, accent } = build
  const half = Curve.through([0, -296], [124, -292], [166, -230], [172, -40], [188, 130], [196, 250], [168, 318], [0, 326])
  const pocket = Curve.from(0, -120).curve(70, -120, 104, -112, 108, -88).curve(116, 0, 118, 80, 112, 128).line(0, 140)
  const front = [
    panel(sheet, { d: symmetric(pocket), cloth: contrast, volume: 1.1, trims: stitch(symmetric(pocket.map(([x, y]) => [x * 0.9, y * 0.94])), contrast.tones) }),
    mark([0, 0], 70, style.pattern === 'color-block' ? base : accent),
    zip('M-168 176Q0 204 168 176', tones(trim), 15),
    puller([120, 188], accent, 38),
    webbing('M-96 214V318M96 214V318', trim, 16) + buckle(-96, 262, 36) + buckle(96, 262, 36),
  ]
  const content = [
    shoulderStraps(trim),
    hipBelt(sheet, trim, 176),
    bothSides((side) => tallPocket(sheet, trim, (curve) => side(curve).closed())),
    bag(sheet, half, main),
    ...(back ? [backSystem(sheet, base, trim)] : front),
    lid(sheet, build, { top: -404, bottom: -222, width: 192 }),
    back ? '' : buckles(trim, -222, -120),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 330, 206, { top: 548, scale: 1.02, focus: { x: -30, y: -120, zoom: 2.4 } })
}

/** A slim pack for skis: a diagonal strap, a pocket for the shovel, a net for the helmet. */
export function touringPack(sheet: Sheet, style: Style): Item {
  const { trim, main, contrast, back, base, accent } = buildOf(sheet, style)
  const half = Curve.through([0, -338], [70, -330], [124, -284], [142, -160], [152, 40], [158, 200], [142, 276], [0, 292])
  const tools = Curve.from(0, -20).curve(70, -20, 104, -12, 110, 16).curve(118, 100, 122, 180, 112, 262).line(0, 270)
  const front = [
    panel(sheet, { d: symmetric(tools), cloth: contrast, volume: 1.1 }),
    zip('M-106 12Q0-16 106 12', tones(trim), 14),
    puller([-98, 10], accent, 42),
    helmetNet(trim),
    webbing('M-168-120L150 210', trim, 22),
    buckle(-30, 20, 46),
    webbing('M150 210Q196 236 176 276', trim, 18),
    mark([44, 200], 52, style.pattern === 'color-block' ? base : accent),
  ]
  const opening = Curve.from(-118, 150).curve(-128, -60, -116, -262, 0, -280).curve(116, -262, 128, -60, 118, 150)
  const content = [
    shoulderStraps(trim),
    hipBelt(sheet, trim, 196),
    handle(trim, -326, 34),
    bag(sheet, half, main, back ? '' : baseBlock(trim)),
    ...(back ? [backSystem(sheet, base, trim), zip(opening.open(), tones(accent), 12), puller([-118, 140], accent, 34)] : front),
  ]
  return standing(grain(sheet, 'canvas', 8, content.join('')), 296, 176, { top: 556, scale: 1.08, focus: { x: -40, y: 0, zoom: 2.6 } })
}

function lid(sheet: Sheet, { main, contrast, trim, accent, base, back }: Build, { top, bottom, width }: { top: number; bottom: number; width: number }): string {
  const half = Curve.from(0, top).curve(width * 0.6, top, width * 0.94, top + 26, width, top + 84).line(width + 4, bottom - 14).curve(width * 0.7, bottom + 14, width * 0.4, bottom + 20, 0, bottom + 20)
  const d = symmetric(half)
  const cover = contrast === main ? main : contrast
  const pocket = `M${-width * 0.66} ${top + 84}Q0 ${top + 62} ${width * 0.66} ${top + 84}`
  const front = back
    ? seam(`M${-width} ${bottom - 40}Q0 ${bottom - 12} ${width} ${bottom - 40}`, cover.tones)
    : zip(pocket, tones(trim), 14) + puller([width * 0.6, top + 82], accent, 36) + mark([0, bottom - 32], 58, cover === main ? accent : base)
  return softShadow(sheet, symmetric(half.moved(0, 8)), 0.42, 9) + panel(sheet, { d, cloth: cover, volume: 1.5 }) + front
}

/** The straps that hold the lid down. */
const buckles = (trim: string, from: number, to: number): string =>
  [-84, 84].map((x) => webbing(`M${x} ${from}V${to}`, trim, 18) + buckle(x, from + 52, 38)).join('')

function axeLoops(trim: string, accent: string): string {
  const loop = Curve.from(52, 214).curve(40, 262, 64, 290, 82, 286).curve(100, 280, 100, 240, 84, 210)
  const toggles = Curve.from(66, -40).curve(50, -26, 50, -6, 66, 2)
  return (
    webbing('M-66-60V212M66-60V212', trim, 15) +
    bothSides((side) => webbing(side(loop).open(), mix(accent, trim, 0.15), 13)) +
    bothSides((side) => cord(side(toggles), accent, 7))
  )
}

/** Straps across the front that draw the load together. */
const compression = (trim: string): string =>
  webbing('M-156 60L-66 84M156 60L66 84M-160 168L-66 150M160 168L66 150', trim, 13)

function tallPocket(sheet: Sheet, trim: string, close: (curve: Curve) => string): string {
  const shape = Curve.from(160, -40).curve(214, -30, 232, 20, 230, 110).curve(230, 220, 222, 290, 200, 306).line(150, 316)
  return panel(sheet, { d: close(shape), cloth: cloth(sheet, trim), volume: 1 })
}

function helmetNet(trim: string): string {
  const edge = roundedRect(-84, -268, 168, 152, 40)
  const mesh = Array.from({ length: 6 }, (_, index) => `M${-84 + index * 34} -268L${-118 + index * 34}-116M${-118 + index * 34} -268L${-84 + index * 34}-116`).join('')
  return `<g fill="none" stroke="${tones(trim).deep}"><path d="${mesh}" stroke-width="2.2" stroke-opacity=".7"/><path d="${edge}" stroke="${trim}" stroke-width="8"/></g>`
}
