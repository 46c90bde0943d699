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

/** Grass that bends in the wind. */
export function meadow(sheet: Sheet, { width, height }: Frame, weather: WeatherName): string {
  const { ridges, trees } = WEATHER[weather]
  const color = ridges.at(-2) ?? trees
  const turf = sheet.linear([0, 800], [0, height], [{ at: 0, color: mix(color, '#ffffff', 0.1) }, { at: 1, color: trees }])
  const blades = Array.from({ length: 200 }, (_, index) => {
    const x = index * 8.2 - 10
    const y = 866 + 16 * Math.sin(x / 190)
    return `M${x.toFixed(0)} ${(y + 8).toFixed(0)}q6-18 ${14 + (index % 5) * 3}-${20 + (index % 7) * 3}`
  })
  return (
    `<path d="M0 866Q400 830 800 868T${width} 858V${height}H0Z" fill="${turf}"/><path d="${blades.join('')}" fill="none" stroke="${mix(color, '#ffffff', 0.1)}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="${[[60, 905, 330], [150, 915, 220], [1540, 905, 360], [1450, 915, 240]].map(([x, y, tall]) => spruce(x!, y!, tall!)).join('')}" fill="${trees}"/>`
  )
}

const POLES: readonly [Point, Point] = [[270, 190], [1350, 176]]
const SAG = 46
const SCALE = 0.52

/** Clothes on a line between two poles; the wind comes from the left. */
export function clothesline(sheet: Sheet, clothes: ReadonlyArray<{ readonly item: Item; readonly x: number }>): string {
  const [[startX, startY], [endX, endY]] = POLES
  const share = (x: number): number => (x - startX) / (endX - startX)
  const lineAt = (x: number): number => startY + (endY - startY) * share(x) + SAG * 4 * share(x) * (1 - share(x)) * 0.5
  const rope = `M${startX} ${startY}Q${(startX + endX) / 2} ${(startY + endY) / 2 + SAG} ${endX} ${endY}`
  const pole = ([x, y]: Point): string =>
    `<path d="M${x - 9} ${y - 26}H${x + 9}L${x + 12} 930H${x - 12}Z" fill="#6b4a30"/><path d="M${x + 2} ${y - 26}H${x + 9}L${x + 12} 930H${x + 4}Z" fill="#2c1c11" opacity=".5"/><path d="M${x - 34} ${y - 4}H${x + 34}V${y + 10}H${x - 34}Z" fill="#7d583a"/>`
  const hung = clothes.map(({ item, x }) => {
    const y = lineAt(x)
    const grip = { x: 120, y: 20 }
    const peg = (at: number): string => `<path d="M${x + at * SCALE - 5} ${(y - 14).toFixed(0)}h10v34h-10z" fill="#d9b68a" stroke="#5a3d22" stroke-width="1.5"/>`
    return (
      `<g transform="translate(${x} ${y.toFixed(0)}) rotate(-2.4) scale(${SCALE}) translate(0 ${-grip.y})"><g filter="url(#${castShadow(sheet, item)})">${item.content}</g></g>` + peg(-grip.x) + peg(grip.x)
    )
  })
  return `${POLES.map(pole).join('')}<path d="${rope}" fill="none" stroke="#2c1c11" stroke-opacity=".75" stroke-width="5"/>${hung.join('')}`
}
