/** Sports bra. */
import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric, type Point } from '../core/path.ts'
import { mirrorFolds, panel, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, seam, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'

const BAND_TOP = 256
const BAND_HEIGHT = 58

/** A bare arm hangs closer to the body than a sleeve. */
const BRA_HAND: Point = [236, 560]

const neckline = Curve.from(0, 118).curve(44, 118, 70, 84, 78, 2)
const strapEnd = Curve.from(78, 2).line(124, 10)
const armhole = Curve.from(124, 10).curve(124, 80, 140, 128, 178, 152)
const side = Curve.from(178, 152).curve(186, 190, 180, 226, 172, BAND_TOP)
const bandTop = Curve.from(172, BAND_TOP).curve(110, BAND_TOP + 8, 50, BAND_TOP + 10, 0, BAND_TOP + 10)

const FOLDS: Fold[] = [
  { from: [170, 160], to: [96, 190], width: 12, bow: 14 },
  { from: [166, 246], to: [70, 214], width: 15, bow: 18, depth: 0.9 },
  { from: [100, 40], to: [92, 130], width: 9, bow: 6, depth: 0.6 },
]

export function sportsBra(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const blocked = style.pattern === 'color-block'
  const main = mainCloth(sheet, style)
  const band = contrastCloth(sheet, style)
  const cups = style.view === 'back' ? racerBack(sheet, main, accent) : front(sheet, main, style)
  return {
    content: grain(sheet, 'jersey', 5, cups + underband(sheet, band, blocked ? base : accent)),
    top: 296,
    scale: 1.32,
    ground: BAND_TOP + 110,
    footprint: 150,
    focus: { x: 60, y: 150, zoom: 3.2 },
    limbs: { hand: BRA_HAND },
  }
}

function front(sheet: Sheet, main: Cloth, style: Style): string {
  const { pattern, colorway: { accent } } = style
  const outline = symmetric(neckline.then(strapEnd).then(armhole).then(side).then(bandTop))
  const princess = Curve.from(104, 96).curve(118, 150, 96, 210, 84, BAND_TOP + 6)
  const panelEdge = princess.line(220, BAND_TOP + 14).line(220, 90)
  const blocks =
    pattern === 'color-block' ? `<path d="${panelEdge.closed()}${panelEdge.mirrored().closed()}" fill="${accent}"/>` : ''
  const seams = seam(princess.open(), main.tones) + seam(princess.mirrored().open(), main.tones)
  return (
    (style.wearer || panel(sheet, { d: farStraps(), cloth: main, dim: 0.5, volume: 0.4 })) +
    panel(sheet, {
      d: outline,
      cloth: main,
      folds: [...FOLDS, ...mirrorFolds(FOLDS)],
      volume: 1.3,
      blocks,
      trims: seams + bindings(main),
    }) +
    mark([0, 168], 36, accent)
  )
}

function bindings({ tones }: Cloth): string {
  const neck = acrossCentre(neckline).map(([x, y]) => [x + Math.sign(x) * 8, y + 9])
  const arm = armhole.map(([x, y]) => [x - 8, y + 4])
  return [neck, arm, arm.mirrored()].map((line) => stitch(line.open(), tones)).join('')
}

/** The straps and the racer back seen through the neck. */
function farStraps(): string {
  const inner = Curve.from(0, 74).curve(30, 74, 62, 40, 80, -4)
  return symmetric(inner.line(122, 6).curve(116, 80, 80, 150, 84, 200).line(0, 200))
}

function racerBack(sheet: Sheet, main: Cloth, accent: string): string {
  const inner = Curve.from(0, 84).curve(36, 80, 66, 44, 80, 0)
  const arm = Curve.from(124, 8).curve(110, 70, 46, 116, 54, 148).curve(62, 178, 122, 182, 178, 152)
  const outline = symmetric(inner.line(124, 8).then(arm).then(side).then(bandTop))
  const binding = arm.map(([x, y]) => [x - 7, y + 8])
  const trims = stitch(binding.open(), main.tones) + stitch(binding.mirrored().open(), main.tones)
  return panel(sheet, { d: outline, cloth: main, volume: 1.1, trims }) + mark([0, 132], 34, accent)
}

/** The elastic under the bust, with the symbol woven in. */
function underband(sheet: Sheet, band: Cloth, ink: string): string {
  const top = acrossCentre(bandTop.reversed())
  const bottom = top.map(([x, y]) => [x * 0.985, y + BAND_HEIGHT])
  const jacquard = [-96, -48, 0, 48, 96].map((x) => mark([x, BAND_TOP + 38 - Math.abs(x) * 0.02], 30, ink)).join('')
  const edge = stitch(bottom.moved(0, -7).open(), band.tones) + seam(top.moved(0, 9).open(), band.tones, 1.2)
  const d = top.then(bottom.reversed()).closed()
  return panel(sheet, { d, cloth: band, volume: 0.7, trims: edge + jacquard }) + stitch(top.moved(0, -6).open(), band.tones)
}
