/** A walker's map: folded, with contours, woods, a stream, a path and numbered points. */
import type { Colorway } from '../core/colorways.ts'
import { Curve, type Point } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { CARD, card } from './card.ts'
import type { DrawnCover } from './drawn-cover.ts'
import { figures } from './numerals.ts'
import { venue } from './venue.ts'

const PAPER = '#f6f1e2'

/** The second view is the place where the map is read. */
export function map(sheet: Sheet, cover: DrawnCover, colorway: Colorway): string {
  if (cover.view === 'inside') return venue(sheet, { ...cover, motif: 'meadow', view: 'front' }, colorway)
  return card(sheet, `${terrain(colorway)}${grid()}${course(cover.count)}${compass()}${folds(sheet)}`, { radius: 2 })
}

/** Rings round a summit, wider and less regular towards the valley. */
function contours([cx, cy]: Point, count: number, step: number, wobble: number): string[] {
  return Array.from({ length: count }, (_, ring) => {
    const radius = step * (ring + 0.6)
    const points = Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index * 2 * Math.PI) / 14
      const reach = radius * (1 + wobble * (Math.sin(angle * 2 + cx) * 0.55 + Math.sin(angle * 3 + ring * 0.35) * 0.3))
      return [cx + reach * Math.cos(angle), cy + reach * 0.86 * Math.sin(angle)]
    })
    return `${Curve.through(...points, points[0]!).open()}Z`
  })
}

function terrain({ base }: Colorway): string {
  const hills = [contours([214, 268], 9, 26, 0.26), contours([470, 560], 8, 25, 0.3), contours([508, 130], 5, 24, 0.2), contours([92, 690], 5, 26, 0.24)]
  const lines = hills.flat()
  const thick = hills.flatMap((rings) => rings.filter((_, index) => index % 4 === 3))
  const wood = 'M0 0H330C352 84 300 130 330 196S420 300 392 372 250 430 214 506 120 560 0 540ZM620 356C560 372 520 330 452 396S380 520 420 610 500 720 470 800H620Z'
  const stream = Curve.through([620, 210], [540, 262], [452, 300], [398, 386], [322, 470], [282, 560], [214, 620], [196, 720], [150, 810]).open()
  return (
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/><path d="${wood}" fill="#b9cf9d" fill-opacity=".8"/><path d="M236 540C300 520 352 560 330 612S236 662 214 622 196 556 236 540Z" fill="#f2d98a" fill-opacity=".8"/>` +
    `<g fill="none" stroke="#b06f3c"><path d="${lines.join('')}" stroke-width="1.5" stroke-opacity=".75"/><path d="${thick.join('')}" stroke-width="3" stroke-opacity=".8"/></g>` +
    `<path d="${stream}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="11"/><path d="${stream}" fill="none" stroke="#3f88b5" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M452 300C470 270 520 262 530 290S500 336 474 330 440 320 452 300Z" fill="#7db7d8" stroke="#3f88b5" stroke-width="2"/><circle cx="214" cy="268" r="5" fill="#5a3413"/><circle cx="470" cy="560" r="5" fill="#5a3413"/>` +
    `<path d="M${CARD.width - 14} 0V${CARD.height}" stroke="${base}" stroke-width="28"/>`
  )
}

const grid = (): string =>
  `<path d="${[124, 248, 372, 496].map((x) => `M${x} 0V${CARD.height}`).join('')}${[133, 266, 400, 533, 666].map((y) => `M0 ${y}H${CARD.width}`).join('')}" stroke="#2b6b8f" stroke-opacity=".34" stroke-width="1.6"/>`

const POINTS: readonly Point[] = [
  [118, 690], [196, 596], [120, 470], [226, 392], [160, 250], [268, 178], [386, 118], [500, 176], [474, 330], [396, 452], [488, 566], [404, 690],
]

/** The course from the start, a triangle, through each numbered point. */
function course(count: number): string {
  const points = POINTS.slice(0, count)
  const legs = points.slice(1).map((to, index) => {
    const from = points[index]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const cut = (at: Point, share: number): string => `${(at[0] + ((share < 0 ? from[0] : to[0]) - at[0]) * (24 / length)).toFixed(1)} ${(at[1] + ((share < 0 ? from[1] : to[1]) - at[1]) * (24 / length)).toFixed(1)}`
    return `M${cut(from, 1)}L${cut(to, -1)}`
  })
  const [startX, startY] = points[0]!
  const rings = points.slice(1).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="20"/>`).join('')
  const numbers = points.slice(1).map(([x, y], index) => figures(String(index + 1), { x: x + 26, y: y - 34, height: 25, color: '#a3207e', weight: 17 })).join('')
  return `<g fill="none" stroke="#a3207e" stroke-width="5"><path d="${legs.join('')}"/>${rings}<path d="M${startX} ${startY - 25}L${startX + 22} ${startY + 14}H${startX - 22}Z" stroke-linejoin="round"/></g>${numbers}`
}

const compass = (): string =>
  `<g transform="translate(524 708)"><circle r="58" fill="#fbfaf6" stroke="#24282d" stroke-width="3"/><path d="${Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    const at = (radius: number): string => `${(radius * Math.sin(angle)).toFixed(1)} ${(radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(index % 6 ? 50 : 44)}L${at(55)}`
  }).join('')}" stroke="#24282d" stroke-width="2"/><g transform="rotate(24)"><path d="M0-42L12 0H-12Z" fill="#d2483e"/><path d="M0 42L12 0H-12Z" fill="#c9ccce"/><circle r="5" fill="#24282d"/></g></g>`

/** Three by three creases; the light falls on every other part. */
function folds(sheet: Sheet): string {
  const [width, height] = [CARD.width / 3, CARD.height / 3]
  const shade = sheet.across([{ at: 0, color: '#fff', opacity: 0.3 }, { at: 0.5, color: '#fff', opacity: 0 }, { at: 1, color: '#3d332b', opacity: 0.2 }])
  const parts = [0, 1, 2].map((column) => `<rect x="${column * width}" width="${width}" height="${CARD.height}" fill="${shade}"/>`).join('')
  const creases = [1, 2].map((index) => `M${index * width} 0V${CARD.height}M0 ${index * height}H${CARD.width}`).join('')
  return `${parts}<path d="${creases}" stroke="#3d332b" stroke-opacity=".3" stroke-width="2"/><path d="${creases}" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" transform="translate(2 2)"/>`
}
