/** Cloth: a colour, the print on it and the tones it is shaded with. */
import type { Pattern } from './draw-options.ts'
import { mix, tones, type Tones } from './color.ts'
import type { Sheet } from './sheet.ts'

export interface Cloth {
  readonly tones: Tones
  /** Markup laid over the base colour, clipped to each panel. */
  readonly print: string
}

export type Texture = 'jersey' | 'fleece' | 'ripstop' | 'knit' | 'canvas' | 'smooth'

const WHOLE = 'x="-420" y="-330" width="840" height="1300"'

/** `grainline` turns the print, e.g. to follow a sleeve. */
export function cloth(sheet: Sheet, base: string, pattern: Pattern = 'solid', accent = base, grainline = 0): Cloth {
  const markup = print(sheet, base, pattern, accent, grainline)
  return { tones: tones(base), print: markup && `<use xlink:href="#${sheet.group(markup)}"/>` }
}

function print(sheet: Sheet, base: string, pattern: Pattern, accent: string, grainline: number): string {
  switch (pattern) {
    case 'stripe':
      return fillWith(stripeTile(sheet, accent, grainline))
    case 'heather':
      return heather(sheet, base)
    case 'contour':
      return fillWith(contourTile(sheet, mix(base, accent, 0.5)))
    default:
      return ''
  }
}

function stripeTile(sheet: Sheet, accent: string, grainline: number): string {
  const turn = grainline ? ` patternTransform="rotate(${grainline})"` : ''
  return sheet.pattern(
    `stripe${accent}${grainline}`,
    `width="60" height="42"${turn}`,
    `<rect y="8" width="60" height="11" fill="${accent}"/>`,
  )
}

const fillWith = (patternId: string): string => `<rect ${WHOLE} fill="url(#${patternId})"/>`

/** Melange yarn: short horizontal flecks, lighter and darker than the base. */
function heather(sheet: Sheet, base: string): string {
  const { light, deep } = tones(base)
  const flecks = (color: string, seed: number, opacity: number): string => {
    const filter = sheet.filter(
      `heather${seed}`,
      `<feTurbulence type="fractalNoise" baseFrequency=".045 .42" numOctaves="2" seed="${seed}"/>` +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 0 0 0 -3.1" result="fleck"/>' +
        '<feComposite in="SourceGraphic" in2="fleck" operator="in"/>',
    )
    return `<rect ${WHOLE} fill="${color}" opacity="${opacity}" filter="url(#${filter})"/>`
  }
  return flecks(light, 3, 0.3) + flecks(deep, 8, 0.32)
}

/** Map contours drawn as wind lines: the house print. */
function contourTile(sheet: Sheet, color: string): string {
  const line = (y: number, lift: number): string =>
    `M-10 ${y}C30 ${y - lift} 60 ${y - lift} 95 ${y}S165 ${y + lift} 200 ${y}S240 ${y - lift} 250 ${y - lift * 0.6}`
  const lines = [16, 40, 62, 86, 112, 136].map((y, index) => line(y, [16, 26, 34, 30, 18, 12][index]!))
  const rings = '<ellipse cx="146" cy="76" rx="30" ry="13"/><ellipse cx="146" cy="76" rx="15" ry="6"/>'
  return sheet.pattern(
    `contour${color}`,
    'width="200" height="144" patternTransform="rotate(-14)"',
    `<g fill="none" stroke="${color}" stroke-width="2.6"><path d="${lines.join('')}"/>${rings}</g>`,
  )
}

const STRUCTURE: Record<Exclude<Sheet['weave'], 'none'>, { size: string; d: string; width: number }> = {
  knit: { size: 'width="3.4" height="3"', d: 'M0 .2L1.7 2.4L3.4 .2', width: 0.75 },
  ripstop: { size: 'width="11" height="11"', d: 'M0 .5H11M.5 0V11M0 3.5H11M0 6.5H11M3.5 0V11M6.5 0V11', width: 0.3 },
  canvas: { size: 'width="3.2" height="3.2" patternTransform="rotate(45)"', d: 'M0 1.6H3.2M1.6 0V1.6', width: 0.8 },
}

/** Stitches or threads of the cloth, over one panel. */
export function structure(sheet: Sheet, { tones: { deep, light, lightOpacity } }: Cloth, shape: string): string {
  if (sheet.weave === 'none') return ''
  const { size, d, width } = STRUCTURE[sheet.weave]
  const threads = (color: string, opacity: number, move: string): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${width}"${move}/>`
  const tile = threads(light, lightOpacity * 0.5, ' transform="translate(0 .6)"') + threads(deep, 0.34, '')
  return `<use xlink:href="#${shape}" fill="url(#${sheet.pattern(`weave${deep}`, size, tile)})"/>`
}

const NOISE: Record<Exclude<Texture, 'fleece'>, { frequency: string; octaves: number; strength: number }> = {
  jersey: { frequency: '.9 .7', octaves: 2, strength: 0.11 },
  ripstop: { frequency: '.85', octaves: 2, strength: 0.08 },
  knit: { frequency: '.5 .28', octaves: 2, strength: 0.18 },
  canvas: { frequency: '.34 .5', octaves: 2, strength: 0.12 },
  smooth: { frequency: '.8', octaves: 1, strength: 0.05 },
}

/**
 * Gives everything drawn inside it the grain of the material. Pile is lit as a surface; other grain is added to the finished pixels
 * (pixels/finish-pixels.ts), since a filter computes the same noise again for every picture, which took a quarter of the time.
 */
export function grain(sheet: Sheet, texture: Texture, seed: number, content: string): string {
  if (texture === 'fleece') return `<g filter="url(#${sheet.filter(texture, pile(seed))})">${content}</g>`
  sheet.grain = { ...NOISE[texture], seed }
  return content
}

/** Fleece pile: curls of wool lit from the upper left. */
function pile(seed: number): string {
  return (
    `<feTurbulence type="fractalNoise" baseFrequency=".24 .26" numOctaves="2" seed="${seed}"/><feGaussianBlur stdDeviation=".9"/>` +
    '<feDiffuseLighting surfaceScale="2.2" diffuseConstant="1.18" lighting-color="#fff"><feDistantLight azimuth="232" elevation="58"/></feDiffuseLighting>' +
    '<feComposite in="SourceGraphic" operator="arithmetic" k1=".7" k2=".32"/>' +
    '<feComposite in2="SourceGraphic" operator="in"/>'
  )
}
