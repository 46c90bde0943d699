/** Outdoor watch with a map on its face. */
import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, ellipsePath, roundedRect, symmetric } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { glint, turned } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import type { Style } from '../core/draw-options.ts'

const STEEL = tones('#777d82')
const R = 146

export function watch(sheet: Sheet, { colorway }: Style): Item {
  const strap = tones(colorway.base)
  const half = Curve.from(0, -380).curve(56, -380, 72, -372, 76, -350).curve(82, -260, 86, -190, 86, -110).line(0, -110)
  const upper = symmetric(half)
  const lower = symmetric(half.map(([x, y]) => [x, -y]))
  const content = [
    turned(sheet, { d: upper, tones: strap, gloss: 0.05, trims: keeper(strap.deep) }),
    turned(sheet, { d: lower, tones: strap, gloss: 0.05, trims: strapHoles() }),
    softShadow(sheet, ellipsePath(6, 8, R + 6, R + 6), 0.5, 9),
    lugs(sheet),
    crowns(sheet),
    caseAndBezel(sheet),
    dial(sheet, colorway.accent, colorway.base),
    glint(sheet, 'M-96-64A116 116 0 0 1 40-110L-60 60A116 116 0 0 1-96-64Z', 0.09, 3),
  ]
  return {
    content: grain(sheet, 'smooth', 3, content.join('')),
    top: 490,
    scale: 1.06,
    ground: 372,
    footprint: 70,
    focus: { x: 0, y: 0, zoom: 2 },
  }
}

function strapHoles(): string {
  const holes = [210, 244, 278, 312, 346].map((y) => `<path d="${roundedRect(-12, y, 24, 12, 6)}"/>`).join('')
  return `<g fill="#0d1013">${holes}</g><path d="M-62 170C-58 240-52 320-52 380M62 170C58 240 52 320 52 380" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/>`
}

const keeper = (color: string): string =>
  `<path d="M-120-288H120V-258H-120Z" fill="${color}" opacity=".7"/><path d="M-62-170V-250M62-170V-250" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/>`

/** The four horns that hold the strap. */
function lugs(sheet: Sheet): string {
  const horn = [-108, 84].map((x) => turned(sheet, { d: roundedRect(x, -150, 24, 62, 8), tones: STEEL, gloss: 0.8 })).join('')
  return `${horn}<g transform="scale(1 -1)">${horn}</g>`
}

function crowns(sheet: Sheet): string {
  const shape = (angle: number): string =>
    `<g transform="rotate(${angle})">${turned(sheet, { d: roundedRect(R - 4, -18, 26, 36, 6), tones: STEEL, gloss: 0.8 })}</g>`
  return shape(0) + shape(-34) + shape(34) + shape(180)
}

function caseAndBezel(sheet: Sheet): string {
  const brushed = sheet.linear(
    [-R, -R],
    [R, R],
    [
      { at: 0, color: '#dfe2e3' },
      { at: 0.3, color: '#8b9196' },
      { at: 0.5, color: '#b8bcbf' },
      { at: 0.75, color: '#555b60' },
      { at: 1, color: '#8f959a' },
    ],
  )
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index * Math.PI) / 30
    const inner = index % 5 ? 125 : 120
    const at = (radius: number): string => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(130)}`
  })
  return (
    `<circle r="${R}" fill="${brushed}" stroke="#33383c" stroke-width="1.6"/><circle r="${R - 9}" fill="#1c2024" stroke="#0b0d0f" stroke-width="2"/>` +
    `<path d="${ticks.join('')}" stroke="#c9ccce" stroke-width="2"/>`
  )
}

/** Ridgelines at dawn under a ring of progress, and two hands. */
function dial(sheet: Sheet, accent: string, base: string): string {
  const sky = sheet.linear(
    [0, -114],
    [0, 114],
    [
      { at: 0, color: '#141a20' },
      { at: 0.55, color: mix('#1c2a34', accent, 0.3) },
      { at: 1, color: '#10151a' },
    ],
  )
  const far = mix('#2a3a45', accent, 0.25)
  const clip = sheet.clip(ellipsePath(0, 0, 113, 113))
  const hand = (angle: number, length: number, width: number): string =>
    `<path d="M${-width} 16L${-width * 0.7} ${-length}L0 ${-length - 8}L${width * 0.7} ${-length}L${width} 16Z" fill="#f1efea" stroke="#0b0d0f" stroke-width="1" transform="rotate(${angle})"/>`
  return (
    `<g clip-path="url(#${clip})"><circle r="114" fill="${sky}"/><circle cx="40" cy="-14" r="17" fill="${accent}"/>` +
    `<path d="M-120 40L-70-6-48 14-14-26 26 18 52-2 120 50V120H-120Z" fill="${far}"/>` +
    `<path d="M-120 66L-80 34-50 54-6 22 40 60 76 40 120 70V120H-120Z" fill="${mix(base, '#0d1216', 0.6)}"/>` +
    `<path d="M-120 92L-60 70-10 88 50 66 120 92V120H-120Z" fill="#0c1013"/></g>` +
    `<circle r="104" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="6"/><path d="M0-104A104 104 0 1 1-90 52" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>` +
    hand(-58, 56, 6) +
    hand(48, 88, 4.5) +
    `<path d="M0 26V-92" stroke="${accent}" stroke-width="2.4" transform="rotate(196)"/><circle r="7" fill="#f1efea"/><circle r="3" fill="#1c2024"/>`
  )
}
