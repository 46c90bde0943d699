/** Colour mixing, and the tones every material is shaded with. */

type Rgb = readonly [number, number, number]

const INK = '#11161d'

export interface Tones {
  readonly base: string
  /** Soft shadow on the material. */
  readonly shade: string
  /** Creases, seams, the inside of a garment. */
  readonly deep: string
  /** Where the light lands. */
  readonly light: string
  readonly stitch: string
  readonly shadeOpacity: number
  readonly lightOpacity: number
}

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const toHex = (rgb: readonly number[]): string => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  return toHex(a.map((channel, index) => channel + (b[index]! - channel) * share))
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [r, g, b] = parse(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

export function tones(base: string): Tones {
  const level = brightness(base)
  const dark = level < 0.3
  const pale = level > 0.75
  return {
    base,
    shade: pale ? mix(base, '#46505e', 0.62) : mix(base, INK, 0.66),
    deep: mix(base, INK, pale ? 0.5 : 0.74),
    light: mix(base, '#ffffff', dark ? 0.62 : 0.8),
    stitch: dark ? mix(base, '#ffffff', 0.34) : mix(base, pale ? '#46505e' : INK, pale ? 0.42 : 0.5),
    shadeOpacity: dark ? 0.85 : pale ? 0.5 : 0.62,
    lightOpacity: dark ? 0.3 : pale ? 0.95 : 0.46,
  }
}
