/** What the goods of a scene stand on or hang from. */
import { mix } from '../core/color.ts'
import type { Point } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { castShadow, type Item } from '../core/studio.ts'
import type { Frame } from './ridges.ts'
import { spruce } from './trees.ts'
import { WEATHER, type WeatherName } from './weather.ts'

/** A flat rock in the foreground. */
export function ledge(sheet: Sheet, { width, height }: Frame, floor: number, weather: WeatherName): string {
  const { skyLow, ridges } = WEATHER[weather]
  const top = mix(mix('#9a9690', skyLow, 0.3), ridges[2], 0.16)
  const face = sheet.linear([0, floor - 30], [0, height], [{ at: 0, color: top }, { at: 0.45, color: mix(top, '#2b2f36', 0.2) }, { at: 1, color: mix(top, '#2b2f36', 0.62) }])
  const edge = `M-10 ${floor - 34}L210 ${floor - 52} 420 ${floor - 44} 760 ${floor - 58} 1080 ${floor - 48} 1350 ${floor - 60} ${width + 10} ${floor - 40}`
  const cracks = `M300 ${floor + 20}L360 ${floor + 62}L340 ${height}M880 ${floor + 74}L940 ${height}M1240 ${floor + 8}L1290 ${floor + 58}L1420 ${floor + 80}M60 ${floor + 40}L150 ${floor + 60}`
  return (
    `<path d="${edge}V${height}H-10Z" fill="${face}"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>` +
    `<path d="${cracks}" fill="none" stroke="#1b1f25" stroke-opacity=".32" stroke-width="4" stroke-linejoin="round"/>`
  )
}

/** Snow in front of the mountains, with a few spruces at its edge. */
export function snowfield(sheet: Sheet, { width, height }: Frame, top: number): string {
  const snow = sheet.linear([0, top - 40], [0, height], [{ at: 0, color: '#f7f9fa' }, { at: 1, color: '#b4c7d4' }])
  const wood = [[0.06, 60, 300], [0.12, 30, 210], [0.42, 6, 190], [0.46, 26, 150], [0.82, 16, 270], [0.87, 44, 200], [0.95, 70, 330]]
  return (
    `<path d="M0 ${top}C${width * 0.25} ${top - 50} ${width * 0.5} ${top + 30} ${width} ${top - 30}V${height}H0Z" fill="${snow}"/>` +
    `<path d="${wood.map(([share, below, tall]) => spruce(width * share!, top + below!, tall!)).join('')}" fill="#2a4a5e"/>`
  )
}

/** Grass that bends in the wind. */
export function meadow(sheet: Sheet, { width, height }: Frame, weather: WeatherName): string {
  const { ridges, trees } = WEATHER[weather]
  const color = ridges.at(-2) ?? trees
  const top = height - 134
  const turf = sheet.linear([0, top - 66], [0, height], [{ at: 0, color: mix(color, '#ffffff', 0.1) }, { at: 1, color: trees }])
  const blades = Array.from({ length: Math.ceil(width / 8.2) + 4 }, (_, index) => {
    const x = index * 8.2 - 10
    const y = top + 16 * Math.sin(x / 190)
    return `M${x.toFixed(0)} ${(y + 8).toFixed(0)}q6-18 ${14 + (index % 5) * 3}-${20 + (index % 7) * 3}`
  })
  return (
    `<path d="M0 ${top}Q${width / 4} ${top - 36} ${width / 2} ${top + 2}T${width} ${top - 8}V${height}H0Z" fill="${turf}"/><path d="${blades.join('')}" fill="none" stroke="${mix(color, '#ffffff', 0.1)}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="${[[60, 39, 330], [150, 49, 220], [width - 60, 39, 360], [width - 150, 49, 240]].map(([x, below, tall]) => spruce(x!, top + below!, tall!)).join('')}" fill="${trees}"/>`
  )
}

/** The table before a hut, with its far edge at `top`. */
export function table(sheet: Sheet, { width, height }: Frame, top: number): string {
  const wood = sheet.linear([0, top], [0, height], [{ at: 0, color: '#b98c5f' }, { at: 0.5, color: '#a67a50' }, { at: 1, color: '#7d5836' }])
  const gaps = [0.3, 0.64].map((share) => Math.round(top + (height - top) * share))
  return (
    `<rect y="${top}" width="${width}" height="${height - top}" fill="${wood}"/><path d="M0 ${top}H${width}" stroke="#e3bd90" stroke-width="6"/>` +
    `<path d="${gaps.map((y) => `M0 ${y}H${width}`).join('')}" stroke="#54371f" stroke-opacity=".55" stroke-width="4"/>`
  )
}

export interface Clothesline {
  /** The poles' places across the picture. */
  readonly from: number
  readonly to: number
  /** Of the line at the first pole; it sags between the poles. */
  readonly top: number
  /** Of the ground that the poles stand in. */
  readonly ground: number
  readonly scale: number
}

const SAG = 46

/** Clothes on a line between two poles; the wind comes from the left. */
export function clothesline(sheet: Sheet, clothes: ReadonlyArray<{ readonly item: Item; readonly x: number }>, { from, to, top, ground, scale }: Clothesline): string {
  const end = top - 14
  const share = (x: number): number => (x - from) / (to - from)
  const lineAt = (x: number): number => top + (end - top) * share(x) + SAG * 4 * share(x) * (1 - share(x)) * 0.5
  const rope = `M${from} ${top}Q${(from + to) / 2} ${(top + end) / 2 + SAG} ${to} ${end}`
  const pole = ([x, y]: Point): string =>
    `<path d="M${x - 9} ${y - 26}H${x + 9}L${x + 12} ${ground}H${x - 12}Z" fill="#6b4a30"/><path d="M${x + 2} ${y - 26}H${x + 9}L${x + 12} ${ground}H${x + 4}Z" fill="#2c1c11" opacity=".5"/><path d="M${x - 34} ${y - 4}H${x + 34}V${y + 10}H${x - 34}Z" fill="#7d583a"/>`
  const hung = clothes.map(({ item, x }) => {
    const y = lineAt(x)
    const grip = { x: 120, y: 20 }
    const peg = (at: number): string => `<path d="M${x + at * scale - 5} ${(y - 14).toFixed(0)}h10v34h-10z" fill="#d9b68a" stroke="#5a3d22" stroke-width="1.5"/>`
    return (
      `<g transform="translate(${x} ${y.toFixed(0)}) rotate(-2.4) scale(${scale}) translate(0 ${-grip.y})"><g filter="url(#${castShadow(sheet, item)})">${item.content}</g></g>` + peg(-grip.x) + peg(grip.x)
    )
  })
  return `${pole([from, top])}${pole([to, end])}<path d="${rope}" fill="none" stroke="#2c1c11" stroke-opacity=".75" stroke-width="5"/>${hung.join('')}`
}
