/** Closures and pockets of shell jackets. */
import { tones } from '../core/color.ts'
import type { Cloth } from '../core/fabric.ts'
import { Curve, roundedRect } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides } from '../core/sides.ts'
import { mark, puller, sealedZip, seam, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import type { ShellCut } from './shell-cuts.ts'
import type { TopBlock } from './top-block.ts'

export interface ShellFront {
  readonly block: TopBlock
  readonly cut: ShellCut
  readonly style: Style
  readonly main: Cloth
  /** Where the zip begins under the hood or in the collar. */
  readonly zipTop: number
}

export const shellFront = (sheet: Sheet, front: ShellFront): string => pockets(sheet, front) + closure(sheet, front)

/** The colour of zips and marks: the one that a blocked body does not have. */
export const contrastOf = ({ pattern, colorway }: Style): string => (pattern === 'color-block' ? colorway.base : colorway.accent)

/** Where a slanted zip ends at the hem. */
const SLANT = 58

function closure(sheet: Sheet, { block: { hem }, cut, style, main, zipTop }: ShellFront): string {
  const color = contrastOf(style)
  const end = cut.opening === 'half' ? 236 : hem[1] + 6
  const slant = cut.opening === 'slanted' ? SLANT : 0
  const line = `M0 ${zipTop}L${slant} ${end}`
  if (cut.opening === 'covered') return stormFlap(sheet, hem[1], main, zipTop)
  return (
    softShadow(sheet, `M-9 ${zipTop + 4}H14L${14 + slant} ${end}H${slant - 9}Z`, 0.35, 5) +
    zip(line, tones(color), 15) +
    stitch(`M-15 ${zipTop + 4}L${slant - 15} ${end}M15 ${zipTop + 4}L${slant + 15} ${end}`, main.tones)
  )
}

/** A flap with press studs over the zip. */
function stormFlap(sheet: Sheet, hemY: number, main: Cloth, zipTop: number): string {
  const d = roundedRect(-30, zipTop, 60, hemY + 8 - zipTop, 6)
  const studs = Array.from({ length: 6 }, (_, index) => {
    const y = zipTop + 60 + (index * (hemY - zipTop - 100)) / 5
    return `<circle cx="14" cy="${y.toFixed(0)}" r="7" fill="${main.tones.light}" stroke="${main.tones.deep}" stroke-width="1.4"/><circle cx="14" cy="${y.toFixed(0)}" r="2.6" fill="${main.tones.deep}"/>`
  })
  const trims = stitch(`M-22 ${zipTop}V${hemY}`, main.tones) + studs.join('')
  return softShadow(sheet, d, 0.4, 6) + panel(sheet, { d, cloth: main, volume: 0.35, trims })
}

function pockets(sheet: Sheet, front: ShellFront): string {
  const { block, cut, style, main } = front
  const { accent } = style.colorway
  const [hx, hy] = block.hem
  const print = mark([-96, 176], 46, contrastOf(style))
  switch (cut.pockets) {
    case 'three':
      return handZips(front, hy - 214) + slit('M92 150L106 262', [93, 158], main, accent) + print
    case 'hand':
      return handZips(front, hy - 230) + print
    case 'harness':
      return harnessPockets(main, accent) + mark([-118, 112], 40, contrastOf(style))
    case 'flaps':
      return flapPockets(sheet, main, hx, hy) + print
    case 'kangaroo':
      return kangaroo(sheet, front) + mark([-100, 158], 46, contrastOf(style))
    case 'chest':
      return handZips(front, hy - 210) + slit('M54 176H150', [148, 176], main, accent) + print
  }
}

const slit = (d: string, at: readonly [number, number], main: Cloth, accent: string): string =>
  sealedZip(d, main.tones) + puller(at, accent, 30)

function handZips({ block: { hem }, main, style }: ShellFront, top: number): string {
  const [x] = hem
  const line = Curve.from(x - 52, top).line(x - 34, top + 130)
  const pulls = [x - 52, 52 - x].map((at) => puller([at, top + 6], style.colorway.accent, 30)).join('')
  return bothSides((side) => sealedZip(side(line).open(), main.tones)) + pulls
}

/** Two tall pockets on the chest, out of the way of a harness. */
function harnessPockets(main: Cloth, accent: string): string {
  const line = Curve.from(92, 196).line(128, 372)
  const edge = Curve.from(78, 178).curve(120, 176, 150, 190, 164, 214)
  return (
    bothSides((side) => sealedZip(side(line).open(), main.tones, 11) + seam(side(edge).open(), main.tones, 1.3)) +
    [94, -94].map((x) => puller([x, 204], accent, 34)).join('')
  )
}

function flapPockets(sheet: Sheet, main: Cloth, hx: number, hy: number): string {
  const y = hy - 300
  const pouch = Curve.from(64, y).line(hx - 46, y).line(hx - 40, y + 132).curve(hx - 60, y + 142, 84, y + 142, 64, y + 136)
  const flap = Curve.from(58, y - 18)
    .line(hx - 40, y - 18)
    .line(hx - 38, y + 26)
    .curve(hx - 60, y + 40, 84, y + 40, 58, y + 30)
  return bothSides((side) => {
    const [d, over] = [side(pouch).closed(), side(flap).closed()]
    return (
      panel(sheet, { d, cloth: main, volume: 0.5, trims: stitch(side(pouch.map(([px, py]) => [px * 0.98, py - 7])).open(), main.tones) }) +
      softShadow(sheet, over, 0.34, 5) +
      panel(sheet, { d: over, cloth: main, volume: 0.5 })
    )
  })
}

/** One pocket across the stomach under a flap, open at the sides. */
function kangaroo(sheet: Sheet, { block: { hem }, main, style }: ShellFront): string {
  const [hx, hy] = hem
  const wide = hx - 42
  const top = hy - 282
  const pouch = Curve.from(-wide, top + 40).line(-wide + 40, top).line(wide - 40, top).line(wide, top + 40).line(wide, hy - 54).line(-wide, hy - 54)
  const flap = Curve.from(-wide + 26, top - 20)
    .line(wide - 26, top - 20)
    .line(wide - 22, top + 62)
    .curve(wide * 0.4, top + 86, -wide * 0.4, top + 86, -wide + 22, top + 62)
  const [d, over] = [pouch.closed(), flap.closed()]
  const color = contrastOf(style)
  return (
    softShadow(sheet, d, 0.24, 6) +
    panel(sheet, { d, cloth: main, volume: 0.9, trims: stitch(`M${-wide + 8} ${top + 46}V${hy - 60}M${wide - 8} ${top + 46}V${hy - 60}`, main.tones) }) +
    softShadow(sheet, over, 0.36, 6) +
    panel(sheet, { d: over, cloth: main, volume: 0.7, trims: stitch(flap.map(([x, y]) => [x * 0.96, y - 7]).open(), main.tones) }) +
    `<path d="M-13 ${top + 54}h26v36h-26z" fill="${tones(color).deep}"/><path d="M-11 ${top + 56}h22v32h-22z" fill="${color}"/>`
  )
}
