/** Training gear that stands on the floor. Zero is the middle of the item. */
import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, ellipsePath, roundedRect, symmetric } from '../core/path.ts'
import { softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { ball, glint, turned, turnedLevel } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark, stitch } from '../core/trims.ts'
import type { Style } from '../types.ts'

const STEEL = tones('#b9bdbf')
const RUBBER = tones('#2a2d31')

const standing = (content: string, ground: number, footprint: number, change: Partial<Item> = {}): Item => ({
  content,
  top: 500,
  ground,
  footprint,
  stands: true,
  focus: { x: 0, y: -60, zoom: 2.2 },
  ...change,
})

/* ---------- Bottle ---------- */

export function bottle(sheet: Sheet, { colorway }: Style): Item {
  const paint = tones(colorway.base)
  const lid = tones(mix(colorway.accent, '#1d2126', 0.25))
  const body = symmetric(
    Curve.from(0, -178)
      .line(50, -178)
      .curve(56, -150, 98, -138, 100, -84)
      .line(100, 286)
      .curve(100, 300, 94, 306, 84, 307)
      .line(0, 307),
  )
  const neck = roundedRect(-54, -206, 108, 34, 4)
  const cap = symmetric(
    Curve.from(0, -286)
      .line(54, -286)
      .curve(66, -285, 70, -280, 70, -268)
      .line(71, -206)
      .curve(71, -199, 66, -196, 60, -196)
      .line(0, -196),
  )
  const base = roundedRect(-90, 296, 180, 18, 8)
  const print = `${mark([0, 70], 74, colorway.accent)}<path d="M-99 232H99" stroke="${colorway.accent}" stroke-width="7"/>`
  const content = [
    turned(sheet, { d: base, tones: STEEL, gloss: 1 }),
    turned(sheet, { d: neck, tones: STEEL, gloss: 1 }),
    carryLoop(sheet, lid.base),
    turned(sheet, { d: cap, tones: lid, gloss: 0.3, trims: knurl(lid.deep) }),
    turned(sheet, { d: body, tones: paint, gloss: 0.35, trims: print }),
    glint(sheet, 'M-60-70Q-64 80-60 262L-53 262Q-56 80-52-78Z', 0.42, 3),
  ]
  return standing(grain(sheet, 'smooth', 3, content.join('')), 314, 104, { focus: { x: 0, y: -150, zoom: 2.4 } })
}

function carryLoop(sheet: Sheet, color: string): string {
  const d = 'M-46-276V-318C-46-352-26-362 0-362S46-352 46-318V-276H24V-314C24-332 14-340 0-340S-24-332-24-314V-276Z'
  return turned(sheet, { d, tones: tones(color), gloss: 0.3 })
}

const knurl = (color: string): string => {
  const grooves = Array.from({ length: 15 }, (_, index) => `M${Math.round(68 * Math.sin(((index - 7) / 7) * 1.45))}-262V-212`)
  return `<path d="${grooves.join('')}" stroke="${color}" stroke-width="3.4" stroke-opacity=".55" stroke-linecap="round"/>`
}

/* ---------- Yoga mat ---------- */

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

/* ---------- Dumbbell and kettlebell ---------- */

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

/* ---------- Bands, roller, ball ---------- */

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

export function gymBall(sheet: Sheet, { colorway }: Style): Item {
  const vinyl = tones(colorway.base)
  const radius = 262
  const ridges = [-0.78, -0.62, -0.46, -0.3, 0.3, 0.46, 0.62, 0.78]
    .map((share) => {
      const half = radius * Math.sqrt(1 - share ** 2)
      return `M${-half} ${share * radius}A${half} ${half * 0.2} 0 0 0 ${half} ${share * radius}`
    })
    .map((d) => d.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(1)))
    .join('')
  const trims = `<path d="${ridges}" fill="none" stroke="${vinyl.deep}" stroke-opacity=".5" stroke-width="4"/><path d="${ridges}" fill="none" stroke="${vinyl.light}" stroke-opacity=".4" stroke-width="3" transform="translate(0 4)"/>`
  const content = [
    ball(
      sheet,
      {
        d: ellipsePath(0, 0, radius, radius),
        tones: vinyl,
        gloss: 0.35,
        trims: `${trims}${mark([0, 20], 120, colorway.accent)}`,
      },
      0,
      0,
      radius,
    ),
    glint(sheet, ellipsePath(-104, -126, 54, 34), 0.5, 18),
  ]
  return standing(grain(sheet, 'smooth', 2, content.join('')), 258, 150, {
    top: 530,
    scale: 0.98,
    focus: { x: -30, y: -10, zoom: 2 },
  })
}
