import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { roundedRect } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { turned } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import type { Style } from '../core/draw-options.ts'
import { standing } from './standing.ts'

export function foamRoller(sheet: Sheet, { colorway }: Style): Item {
  const foam = tones(colorway.base)
  const top = -262
  const body = `M-130 ${top}V250A130 38 0 0 0 130 250V${top}Z`
  const content = [
    turned(sheet, { d: body, tones: foam, gloss: 0.15, trims: rollerPads(foam.deep, foam.light) }),
    `<ellipse cy="${top}" rx="130" ry="38" fill="${mix(foam.base, '#ffffff', 0.14)}" stroke="${foam.deep}" stroke-width="1.6"/>`,
    `<ellipse cy="${top}" rx="92" ry="26" fill="${colorway.accent}"/><ellipse cy="${top}" rx="82" ry="22.5" fill="#15181b"/>`,
    `<path d="M-82 ${top}A82 22.5 0 0 0 82 ${top}A82 17 0 0 1-82 ${top}Z" fill="${colorway.accent}" opacity=".55"/>`,
  ]
  return standing(grain(sheet, 'jersey', 4, content.join('')), 282, 136, { top: 506, focus: { x: 0, y: -180, zoom: 2.3 } })
}

/** Massage pads wrapped round the roller: narrower towards its sides. */
function rollerPads(deep: string, light: string): string {
  const column = (index: number): { x: number; width: number } => {
    const angle = ((index - 3) / 3.5) * 1.36
    return { x: 128 * Math.sin(angle), width: 43 * Math.cos(angle) }
  }
  const pads = Array.from({ length: 7 }, (_, index) => {
    const { x, width } = column(index)
    const drop = 37 * Math.sqrt(Math.max(0, 1 - (x / 130) ** 2))
    const long = index % 2 === 0
    const heights = long ? [0, 1, 2, 3, 4, 5] : [0, 1, 2]
    const step = long ? 84 : 168
    return heights.map((row) => roundedRect(x - width / 2, -246 + drop + row * step, width, step - 14, 7)).join('')
  }).join('')
  return `<path d="${pads}" fill="${light}" fill-opacity=".12" stroke="${deep}" stroke-width="4.5"/><path d="${pads}" fill="none" stroke="${light}" stroke-opacity=".3" stroke-width="1.4" transform="translate(2.5 2.5)"/>`
}
