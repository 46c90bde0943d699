import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { roundedRect } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { turned } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { standing } from './standing.ts'

export function yogaMat(sheet: Sheet, { colorway }: Style): Item {
  const foam = tones(colorway.base)
  const under = mix(colorway.base, colorway.accent, 0.55)
  const body = `M-108-278V270A108 32 0 0 0 108 270V-278Z`
  const flap = `M62-262C66-100 66 120 62 298`
  const content = [
    turned(sheet, { d: body, tones: foam, gloss: 0.1, trims: matTexture(sheet, foam.deep) }),
    `<path d="${flap}" fill="none" stroke="${foam.deep}" stroke-width="2.4"/><path d="${flap}" fill="none" stroke="${foam.light}" stroke-opacity=".4" stroke-width="2" transform="translate(-3 0)"/>`,
    rolledEnd(foam.base, under),
    strap(sheet, -150, colorway.accent),
    strap(sheet, 130, colorway.accent),
    sling(colorway.accent),
    mark([-16, 0], 66, colorway.accent),
  ]
  return standing(grain(sheet, 'jersey', 9, content.join('')), 296, 112, { top: 506, focus: { x: 0, y: -250, zoom: 2.6 } })
}

const matTexture = (sheet: Sheet, color: string): string =>
  `<rect x="-110" y="-320" width="220" height="640" fill="url(#${sheet.pattern(`mat${color}`, 'width="7" height="7" patternTransform="rotate(45)"', `<path d="M0 3.5H7M3.5 0V7" stroke="${color}" stroke-width="1" stroke-opacity=".35"/>`)})"/>`

/** The spiral of the roll, seen a little from above. */
function rolledEnd(face: string, under: string): string {
  const top = -278
  const turns = 5
  const spiral = Array.from({ length: turns * 24 + 1 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI
    const radius = 14 + (90 * step) / (turns * 24)
    return `${step ? 'L' : 'M'}${(radius * Math.cos(angle)).toFixed(1)} ${(top + radius * 0.296 * Math.sin(angle)).toFixed(1)}`
  }).join('')
  const rim = tones(face)
  return (
    `<ellipse cy="${top}" rx="108" ry="32" fill="${mix(face, rim.light, 0.2)}" stroke="${rim.deep}" stroke-width="1.6"/>` +
    `<path d="${spiral}" fill="none" stroke="${rim.deep}" stroke-width="3.2"/><path d="${spiral}" fill="none" stroke="${under}" stroke-width="5" stroke-opacity=".55" transform="translate(0 3)"/>` +
    `<ellipse cy="${top}" rx="13" ry="4.5" fill="${rim.deep}"/>`
  )
}

function strap(sheet: Sheet, y: number, color: string): string {
  const d = `M-110 ${y}A110 32 0 0 0 110 ${y}V${y + 34}A110 32 0 0 1-110 ${y + 34}Z`
  const buckle = roundedRect(-68, y + 24, 40, 42, 5)
  return (
    softShadow(sheet, d, 0.3, 5) +
    turned(sheet, { d, tones: tones(color), gloss: 0.1 }) +
    `<path d="${buckle}" fill="#2a2e33" stroke="#14171a"/><path d="M-61 ${y + 38}h26M-61 ${y + 52}h26" stroke="#6b7177" stroke-width="2.4"/>`
  )
}

const sling = (color: string): string => {
  const d = 'M104-134C186-90 196 90 106 152'
  return `<path d="${d}" fill="none" stroke="${tones(color).deep}" stroke-width="25"/><path d="${d}" fill="none" stroke="${mix(color, '#11161d', 0.14)}" stroke-width="22.5"/>${stitch('M101-126C176-86 186 84 103 145', tones(color))}`
}
