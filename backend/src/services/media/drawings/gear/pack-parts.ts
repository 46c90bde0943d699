/** What packs are built of: the bag itself, its straps, its back. */
import { mix, tones } from '../core/color.ts'
import { cloth, type Cloth } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import { seam } from '../core/trims.ts'
import { webbing } from './bag-parts.ts'

const FOLDS: Fold[] = [
  { from: [166, -120], to: [84, -170], width: 14, bow: 10 },
  { from: [176, 30], to: [120, -30], width: 13, bow: 10, depth: 0.8 },
]

export const bag = (sheet: Sheet, half: Curve, main: Cloth, trims = ''): string =>
  panel(sheet, { d: symmetric(half), cloth: main, folds: [...FOLDS, ...mirrorFolds(FOLDS)], volume: 1.7, trims })

/** The loop that a pack is carried by. */
export function handle(trim: string, y: number, width = 42): string {
  const d = `M${-width} ${y}C${-width - 4} ${y - 66} ${12 - width} ${y - 76} 0 ${y - 76}S${width + 4} ${y - 66} ${width} ${y}`
  return `<path d="${d}" fill="none" stroke="${tones(trim).deep}" stroke-width="19"/><path d="${d}" fill="none" stroke="${trim}" stroke-width="16"/>`
}

/** The padded ends of a hip belt, seen beside the bag. */
export function hipBelt(sheet: Sheet, trim: string, y: number): string {
  const fin = Curve.from(150, y - 34).curve(204, y - 30, 236, y - 10, 250, y + 18).line(246, y + 44).curve(210, y + 34, 180, y + 38, 150, y + 40)
  return bothSides((side) => panel(sheet, { d: side(fin).closed(), cloth: cloth(sheet, trim), volume: 0.8 })) + webbing(`M-246 ${y + 32}L-262 ${y + 70}M246 ${y + 32}L262 ${y + 70}`, trim, 12)
}

export const baseBlock = (trim: string): string =>
  `<path d="M-200 232H200V310H-200Z" fill="${trim}" opacity=".72"/>${seam('M-200 232H200', tones(trim))}`

export function shoulderStraps(trim: string): string {
  const strap = Curve.from(112, -262).curve(208, -236, 214, -60, 190, 90)
  return bothSides((side) => webbing(side(strap).open(), trim, 26))
}

export function sidePocket(sheet: Sheet, main: Cloth, close: (curve: Curve) => string, trim: string): string {
  const shape = Curve.from(150, 70).curve(190, 78, 212, 110, 210, 160).curve(210, 220, 204, 262, 190, 276).line(140, 284)
  return panel(sheet, { d: close(shape), cloth: { ...main, tones: tones(trim), print: '' }, volume: 0.9 })
}

/** Padded back and straps. */
export function backSystem(sheet: Sheet, base: string, trim: string): string {
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

export function buckle(x: number, y: number, width: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="${roundedRect(-width / 2, -13, width, 30, 5)}" fill="#2b3035" stroke="#121518"/>` +
    `<path d="M${-width / 2 + 4}-7H${width / 2 - 4}M${-width / 2 + 5} 9H${width / 2 - 5}" stroke="#6f767c" stroke-width="2"/></g>`
  )
}

export function daisyChain(trim: string): string {
  const loops = [-96, -64, -32].map((y) => `M-26 ${y}H26`).join('')
  return `${webbing('M-26-118V-40M26-118V-40', trim, 13)}<path d="${loops}" stroke="${tones(trim).deep}" stroke-width="3"/>`
}
