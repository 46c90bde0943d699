import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { ellipsePath } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { turned } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { standing } from './standing.ts'

export function resistanceBand(sheet: Sheet, { colorway }: Style): Item {
  const { base, accent } = colorway
  const loops = [
    loopBand(sheet, base, { x: 0, y: 98, rx: 204, height: 158 }),
    loopBand(sheet, mix(base, '#ffffff', 0.36), { x: -7, y: -18, rx: 198, height: 124 }),
    loopBand(sheet, accent, { x: 6, y: -108, rx: 192, height: 98 }),
  ]
  return standing(grain(sheet, 'smooth', 3, loops.join('')), 286, 196, {
    top: 516,
    scale: 1.16,
    focus: { x: -60, y: 40, zoom: 2.3 },
  })
}

interface Loop {
  readonly x: number
  /** Height of the upper rim. */
  readonly y: number
  readonly rx: number
  readonly height: number
}

/** A wide latex loop standing open: the far wall shows inside the near one. */
function loopBand(sheet: Sheet, color: string, { x, y, rx, height }: Loop): string {
  const tone = tones(color)
  const ry = rx * 0.17
  const near = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}V${y + height - 8}A${rx} ${ry} 0 0 1-${rx} ${y + height - 8}Z`
  const far = ellipsePath(0, y, rx, ry)
  const rim = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`
  const scale = Array.from(
    { length: 9 },
    (_, index) => `M${(index - 4) * 9 + 96} ${y + height * 0.54 + ry * 0.84}v${index % 4 ? 9 : 16}`,
  ).join('')
  const parts = [
    turned(sheet, { d: far, tones: tones(mix(color, '#11161d', 0.3)), gloss: 0.1 }),
    softShadow(sheet, ellipsePath(18, y + 4, rx * 0.8, ry * 0.62), 0.3, 8),
    turned(sheet, {
      d: near,
      tones: tone,
      gloss: 0.2,
      trims: `${mark([-40, y + height * 0.5 + ry * 0.92], height * 0.46, tone.light)}<path d="${scale}" stroke="${tone.light}" stroke-width="2.6" stroke-opacity=".8"/>`,
    }),
    `<path d="${rim}" fill="none" stroke="${tone.light}" stroke-opacity=".7" stroke-width="3.4"/>`,
  ]
  return `<g transform="translate(${x} 0)">${parts.join('')}</g>`
}
