/** Monoline figures, understood in every language. Height 100, zero at the top left. */

interface Glyph {
  readonly width: number
  readonly d: string
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: { width: 62, d: 'M31 0C52 0 62 20 62 50S52 100 31 100 0 80 0 50 10 0 31 0Z' },
  1: { width: 28, d: 'M0 22L28 0V100' },
  2: { width: 62, d: 'M2 27C4 10 16 0 32 0C50 0 61 11 61 28C61 54 0 70 0 100H62' },
  3: { width: 58, d: 'M2 14C8 5 18 0 30 0C47 0 57 10 57 24S46 48 28 48C48 48 60 57 60 74S48 100 30 100C16 100 5 94 0 84' },
  4: { width: 66, d: 'M50 100V0L0 70H68' },
  5: { width: 62, d: 'M57 0H10L6 46C12 40 20 37 30 37C49 37 62 50 62 68S48 100 30 100C17 100 6 95 0 85' },
  6: { width: 62, d: 'M54 6C46 2 40 0 34 0C12 0 0 22 0 56C0 84 12 100 31 100S62 87 62 68 49 37 31 37 1 50 0 66' },
  7: { width: 60, d: 'M0 0H60L22 100' },
  8: { width: 62, d: 'M31 47C16 47 5 37 5 24S16 0 31 0 57 11 57 24 46 47 31 47C13 47 0 58 0 73S13 100 31 100 62 89 62 73 49 47 31 47Z' },
  9: { width: 62, d: 'M8 94C16 98 22 100 28 100C50 100 62 78 62 44C62 16 50 0 31 0S0 13 0 32 13 63 31 63 61 50 62 34' },
  ':': { width: 4, d: 'M2 32V33M2 80V81' },
}

interface Figures {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly color: string
  /** The stroke's width, for a height of 100. */
  readonly weight?: number
  readonly align?: 'left' | 'right'
}

/** @param text digits and colons */
export function figures(text: string, { x, y, height, color, weight = 13, align = 'left' }: Figures): string {
  const gap = 16 + weight
  let at = weight / 2
  const glyphs = [...text].map((character) => {
    const { width, d } = GLYPHS[character]!
    const placed = `<path d="${d}" transform="translate(${at} 0)"/>`
    at += width + gap
    return placed
  })
  const scale = height / 100
  const left = align === 'right' ? x - (at - gap + weight / 2) * scale : x
  return (
    `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${weight}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>`
  )
}
