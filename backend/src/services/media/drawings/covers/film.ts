/** A film: a still with a play mark, its chapters and its length. */
import type { Colorway } from '../core/colorways.ts'
import { mix } from '../core/color.ts'
import { roundedRect } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { CARD, card } from './card.ts'
import type { DrawnCover } from './drawn-cover.ts'
import { figures } from './numerals.ts'
import { type FILM_MOTIFS, STILLS } from './stills.ts'

export function film(sheet: Sheet, { motif, count, minutes = 20, view }: DrawnCover, colorway: Colorway): string {
  const still = STILLS[motif as (typeof FILM_MOTIFS)[number]](sheet, CARD, colorway)
  if (view === 'inside') return chapters(sheet, still, minutes, colorway)
  return card(sheet, `${still}${controls(sheet, count, minutes, colorway)}`, { radius: 16 })
}

function controls(sheet: Sheet, count: number, minutes: number, { base, accent }: Colorway): string {
  const { width, height } = CARD
  const dusk = sheet.linear([0, height - 210], [0, height], [{ at: 0, color: '#0b0f14', opacity: 0 }, { at: 1, color: '#0b0f14', opacity: 0.78 }])
  return (
    `<rect y="${height - 210}" width="${width}" height="210" fill="${dusk}"/>` +
    playMark(width / 2, height * 0.44, 66) +
    chapterBar(count, visible(base, accent)) +
    figures(`${minutes}:00`, { x: width - 34, y: height - 100, height: 34, color: '#ffffff', align: 'right' })
  )
}

const playMark = (x: number, y: number, radius: number): string =>
  `<circle cx="${x + 3}" cy="${y + 6}" r="${radius + 2}" fill="#0b0f14" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fbfaf6" opacity=".95"/>` +
  `<path d="M${x - radius * 0.28} ${y - radius * 0.44}L${x + radius * 0.5} ${y}L${x - radius * 0.28} ${y + radius * 0.44}Z" fill="#12201c" stroke="#12201c" stroke-width="6" stroke-linejoin="round"/>`

/** One part for each film; the first is being watched. */
function chapterBar(count: number, color: string): string {
  const { width, height } = CARD
  const parts = Math.min(count, 36)
  const [left, gap] = [34, parts > 20 ? 3 : 6]
  const part = (width - 2 * left - gap * (parts - 1)) / parts
  return Array.from({ length: parts }, (_, index) => {
    const isWatched = index < Math.max(1, Math.round(parts * 0.3))
    return `<path d="${roundedRect(left + index * (part + gap), height - 46, part, 9, 3)}" fill="${isWatched ? color : '#ffffff'}" fill-opacity="${isWatched ? 1 : 0.42}"/>`
  }).join('')
}

/** The colour that shows on a dark ground. */
const visible = (base: string, accent: string): string => {
  const bright = [base, accent].find((color) => Number.parseInt(color.slice(1, 3), 16) > 150)
  return bright ?? mix(base, '#ffffff', 0.45)
}

/** Six moments of the film, each with its time. */
function chapters(sheet: Sheet, still: string, minutes: number, colorway: Colorway): string {
  const [columns, rows, gap] = [2, 3, 22]
  const size = { width: (CARD.width - gap * 3) / columns, height: (CARD.height - gap * 4) / rows }
  const scene = sheet.group(still)
  const clip = sheet.clip(roundedRect(0, 0, size.width, size.height, 8))
  const zooms: ReadonlyArray<readonly [x: number, y: number, zoom: number]> = [[0, 0.2, 0.46], [0.06, 0.42, 0.78], [0.2, 0.1, 0.62], [0.16, 0.5, 1], [0.28, 0.38, 0.7], [0, 0.3, 0.56]]
  const cells = zooms.map(([x, y, zoom], index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const at = Math.round(((index + 0.4) * minutes * 60) / 6)
    const time = `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
    return (
      `<g transform="translate(${gap + column * (size.width + gap)} ${gap + row * (size.height + gap)})"><g clip-path="url(#${clip})">` +
      `<g transform="scale(${zoom}) translate(${-x * CARD.width} ${-y * CARD.height})"><use xlink:href="#${scene}"/></g></g>` +
      `<path d="${roundedRect(12, size.height - 46, time.length > 4 ? 88 : 72, 34, 5)}" fill="#0b0f14" fill-opacity=".72"/>` +
      `${figures(time, { x: 20, y: size.height - 38, height: 18, color: '#ffffff', weight: 14 })}</g>`
    )
  })
  const ground = `<rect width="${CARD.width}" height="${CARD.height}" fill="${mix('#171c21', colorway.base, 0.12)}"/>`
  return card(sheet, ground + cells.join(''), { radius: 16 })
}
