import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, ellipsePath, symmetric } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { ball, glint, turned, turnedLevel } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { STEEL, standing } from './standing.ts'

const RUBBER = tones('#2a2d31')

export function dumbbell(sheet: Sheet, { colorway }: Style): Item {
  const handle = 'M-122-27C-80-20-50-33 0-33S80-20 122-27V27C80 20 50 33 0 33S-80 20-122 27Z'
  const knurling = sheet.pattern(
    'knurling',
    'width="7" height="7" patternTransform="rotate(45)"',
    '<path d="M0 0H7M0 0V7" stroke="#4c5257" stroke-width="2.2"/>',
  )
  const grip = `<rect x="-92" y="-40" width="184" height="80" fill="url(#${knurling})" opacity=".6"/>`
  const content = [
    turnedLevel(sheet, { d: handle, tones: STEEL, gloss: 0.9, trims: grip }),
    softShadow(sheet, 'M-132-40H-104V40H-132ZM132-40H110V40H132Z', 0.5, 7),
    hexHead(sheet, -1, colorway.accent),
    hexHead(sheet, 1, colorway.accent),
  ]
  return standing(content.join(''), 118, 270, { top: 540, scale: 1.06, focus: { x: -150, y: 0, zoom: 2.3 } })
}

/** A hexagonal head seen from the side: three facets with ground edges and a coloured ring. */
function hexHead(sheet: Sheet, side: 1 | -1, accent: string): string {
  const facet = (top: number, bottom: number, inset: [number, number], light: number): string => {
    const d = `M${118 + inset[0]} ${top}H${262 - inset[0]}L${262 - inset[1]} ${bottom}H${118 + inset[1]}Z`
    const fill = light > 0 ? mix(RUBBER.base, '#ffffff', light) : mix(RUBBER.base, '#000000', -light)
    return `<path d="${d}" fill="${fill}"/>`
  }
  const outline = 'M130-122H250Q266-104 266-60V60Q266 104 250 122H130Q114 104 114 60V-60Q114-104 130-122Z'
  const flip = side === 1 ? '' : ' transform="scale(-1 1)"'
  const sheen = sheet.linear(
    [-260, -120],
    [260, 130],
    [
      { at: 0, color: '#fff', opacity: 0.16 },
      { at: 0.5, color: '#fff', opacity: 0 },
      { at: 1, color: '#000', opacity: 0.4 },
    ],
  )
  return (
    `<g${flip}><path d="${outline}" fill="${RUBBER.base}" stroke="#15171a" stroke-width="2"/><g clip-path="url(#${sheet.clip(outline)})">` +
    facet(-124, -62, [0, -6], 0.2) +
    facet(-62, 62, [-6, -6], 0.07) +
    facet(62, 124, [-6, 0], -0.36) +
    `<path d="M100-62H280" stroke="#7d8388" stroke-width="1.6"/><path d="M100 62H280" stroke="#0c0e10" stroke-width="2.4"/>` +
    `<path d="M136-130V130" stroke="${accent}" stroke-width="11"/><path d="M246-130V130" stroke="#000" stroke-opacity=".28" stroke-width="3"/></g></g>` +
    `<path d="${outline}" fill="${sheen}"${flip}/>${mark([side * 196, 0], 62, '#d9dbdc')}`
  )
}

export function kettlebell(sheet: Sheet, { colorway }: Style): Item {
  const paint = tones(mix('#34383d', colorway.base, 0.12))
  const bell = symmetric(
    Curve.from(0, -104).curve(102, -104, 178, -28, 178, 66).curve(178, 138, 138, 200, 92, 226).curve(70, 232, 40, 232, 0, 232),
  )
  const handle =
    'M-150-8C-168-96-150-214-116-250C-92-272-50-278 0-278S92-272 116-250C150-214 168-96 150-8L92-46C98-100 96-168 76-204C62-218 36-222 0-222S-62-218-76-204C-96-168-98-100-92-46Z'
  const horns = `<path d="M-190-96H-60V-70H-190ZM60-96H190V-70H60Z" fill="${colorway.base}"/>`
  const content = [
    turned(sheet, { d: handle, tones: paint, gloss: 0.3, trims: horns }),
    glint(sheet, 'M-108-238Q-60-266 20-268L30-260Q-50-256-98-230Z', 0.35, 4),
    softShadow(sheet, ellipsePath(0, -70, 96, 24), 0.5, 10),
    ball(sheet, { d: bell, tones: paint, gloss: 0.25 }, 0, 62, 176),
    `<circle cy="66" r="84" fill="${mix(paint.base, '#000000', 0.16)}" stroke="${paint.light}" stroke-opacity=".22" stroke-width="2"/>`,
    `<circle cy="66" r="84" fill="none" stroke="${colorway.base}" stroke-width="6"/>`,
    mark([0, 62], 92, '#e6e4df'),
  ]
  return standing(grain(sheet, 'canvas', 5, content.join('')), 231, 100, {
    top: 540,
    scale: 1.08,
    focus: { x: -40, y: -120, zoom: 2.2 },
  })
}
