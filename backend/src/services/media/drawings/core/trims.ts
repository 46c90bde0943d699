/** Trims: everything sewn, set or printed on a panel. */
import { brightness, tones as tonesOf, type Tones } from './color.ts'
import { Curve, roundedRect, type Point } from './path.ts'
import type { Sheet } from './sheet.ts'

const METAL = '#c9ccce'

/** A joining seam: a fine groove with a lit lip below it. */
export function seam(d: string, { deep, light, lightOpacity }: Tones, weight = 1.7): string {
  return (
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="${weight}" stroke-opacity="${(lightOpacity * 0.55).toFixed(2)}" transform="translate(1.2 1.5)"/>` +
    `<path d="${d}" fill="none" stroke="${deep}" stroke-width="${weight}" stroke-opacity=".8"/>`
  )
}

/** Topstitching. */
export function stitch(d: string, { stitch: thread }: Tones, weight = 1.4): string {
  return `<path d="${d}" fill="none" stroke="${thread}" stroke-width="${weight}" stroke-dasharray="5 3.4" stroke-opacity=".85"/>`
}

/** Rows of rib between the two edges of a band. */
export function ribbing(sheet: Sheet, upper: Curve, lower: Curve, ribs: number, { deep, light, lightOpacity }: Tones): string {
  const rows = Array.from({ length: ribs }, (_, index) => {
    const share = (index + 0.5) / ribs
    return Curve.from(...upper.at(share))
      .line(...lower.at(share))
      .open()
  })
  const shape = sheet.shape(rows.join(''))
  return (
    `<use xlink:href="#${shape}" stroke="${light}" stroke-opacity="${(lightOpacity * 0.5).toFixed(2)}" stroke-width="1.6" x="1.8"/>` +
    `<use xlink:href="#${shape}" stroke="${deep}" stroke-opacity=".42" stroke-width="1.5"/>`
  )
}

/** A coil zip along a line, with its tape. */
export function zip(d: string, tape: Tones, width = 13): string {
  return (
    `<g fill="none"><path d="${d}" stroke="${tape.deep}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="${tape.base}" stroke-width="${width - 2.6}"/>` +
    `<path d="${d}" stroke="${tape.deep}" stroke-width="5.4"/>` +
    `<path d="${d}" stroke="${METAL}" stroke-width="3.8" stroke-dasharray="1.7 1.7" stroke-opacity=".7"/></g>`
  )
}

/** A laminated (water-repellent) zip: a closed slit with a lit lip. */
export function sealedZip(d: string, cloth: Tones, width = 9): string {
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${cloth.deep}" stroke-width="${width}" stroke-opacity=".9"/>` +
    `<path d="${d}" stroke="${cloth.light}" stroke-opacity="${(cloth.lightOpacity * 0.6).toFixed(2)}" stroke-width="1.2" transform="translate(-2.6 -1)"/>` +
    `<path d="${d}" stroke="#06080a" stroke-opacity=".7" stroke-width="1.6"/></g>`
  )
}

/** Slider with a cord or tab puller hanging from it. */
export function puller([x, y]: Point, color: string, length = 34): string {
  return (
    `<g transform="translate(${x} ${y})"><rect x="-6" y="-7" width="12" height="15" rx="3.4" fill="#8d9295" stroke="#3a3f44" stroke-width="1"/>` +
    `<path d="M0 5V${length - 16}" stroke="${color}" stroke-width="3"/>` +
    `<rect x="-4.6" y="${length - 18}" width="9.2" height="20" rx="3.6" fill="${color}" stroke="#000" stroke-opacity=".3" stroke-width="1"/>` +
    `<path d="M-2 ${length - 14}v12" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/></g>`
  )
}

/** A round cord with a lit side, a cast shadow and a dipped tip. */
export function cord(line: Curve, color: string, weight = 6.4): string {
  const d = line.open()
  const [x, y] = line.end
  const tone = tonesOf(color)
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#0b0f14" stroke-opacity=".26" stroke-width="${weight + 1}" transform="translate(3 3.4)"/>` +
    `<path d="${d}" stroke="${tone.deep}" stroke-width="${weight}"/><path d="${d}" stroke="${color}" stroke-width="${(weight - 1.8).toFixed(1)}"/>` +
    `<path d="${d}" stroke="${tone.light}" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="2 2.4" transform="translate(-1 0)"/>` +
    `<path d="M${x} ${y}v15" stroke="${tone.deep}" stroke-width="${(weight + 1.4).toFixed(1)}" stroke-linecap="butt"/></g>`
  )
}

export const eyelet = ([x, y]: Point): string =>
  `<circle cx="${x}" cy="${y}" r="6.4" fill="${METAL}" stroke="#4a5056" stroke-width="1"/><circle cx="${x}" cy="${y}" r="3.2" fill="#1a1e22"/>`

/** The ridge-and-wind symbol, for chest prints, patches and labels. */
export function mark([x, y]: Point, size: number, color: string): string {
  const scale = size / 64
  return (
    `<g transform="translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${color}" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${MARK_PATH}"/></g>`
  )
}

/** Centred on 0,0 and 64 wide: the lee slope runs out into wind. */
const MARK_PATH = 'M-30 20L-12-12Q-8-19-3-13C6-2 14 6 31 7M-17 20L-9.5 6Q-7 2-3 5.5C4 12 14 16.5 31 17'

/** A woven label folded into a seam. */
export function wovenLabel(x: number, y: number, width: number, height: number, color: string, ink: string): string {
  return (
    `<path d="${roundedRect(x, y, width, height, 2)}" fill="${color}" stroke="#000" stroke-opacity=".25" stroke-width=".8"/>` +
    mark([x + width / 2, y + height / 2], Math.min(width, height * 1.4) * 0.62, legible(ink, color))
  )
}

/** The requested ink, unless it has too little contrast with the label. */
function legible(ink: string, ground: string): string {
  if (Math.abs(brightness(ink) - brightness(ground)) > 0.2) return ink
  return brightness(ground) > 0.5 ? '#3b4248' : '#efece6'
}

/** A bar of dense stitching that stops a pocket from tearing. */
export function bartack(at: Point, angle: number, { stitch: thread }: Tones): string {
  return `<path d="M-5 0H5" stroke="${thread}" stroke-width="3.4" transform="translate(${at[0]} ${at[1]}) rotate(${angle})"/>`
}
