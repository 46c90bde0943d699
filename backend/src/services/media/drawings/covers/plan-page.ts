/** A page of a plan: a table of weeks and days without words. */
import type { Colorway } from '../core/colorways.ts'
import { roundedRect } from '../core/path.ts'
import { Random } from '../core/random.ts'
import { CARD } from './card.ts'
import { figures } from './numerals.ts'

export const PLAN_MOTIFS = ['road', 'ridge', 'ski', 'hundred', 'snow', 'breath', 'list', 'personal'] as const

const LEFT = 104
const TOP = 150
const DAYS = 7
const MAX_ROWS = 8

export function page(motif: (typeof PLAN_MOTIFS)[number], count: number, { accent }: Colorway, ink: string): string {
  const rows = Math.min(MAX_ROWS, Math.max(6, count))
  const height = (CARD.height - TOP - 50) / rows
  const body = motif === 'list' ? ticks(rows, height, ink) : motif === 'breath' ? waves(rows, height, ink) : weeks(rows, height, ink)
  return (
    `<rect width="${CARD.width}" height="${CARD.height}" fill="#faf8f3"/><path d="M0 0H${CARD.width}V92H0Z" fill="${ink}"/>` +
    `${figures(String(count), { x: 40, y: 28, height: 40, color: '#faf8f3', weight: 14 })}<path d="${roundedRect(LEFT + 60, 40, 240, 14, 7)}" fill="#faf8f3" fill-opacity=".5"/>${body}` +
    (motif === 'personal' ? corrections(accent) : '')
  )
}

/** A row for a week and a column for a day: how long to train, and when to rest. */
function weeks(rows: number, height: number, ink: string): string {
  const chance = new Random(rows * 7)
  const width = (CARD.width - LEFT - 36) / DAYS
  return Array.from({ length: rows }, (_, week) => {
    const y = TOP + week * height
    const days = Array.from({ length: DAYS }, (_, day) => {
      const x = LEFT + day * width
      const cell = `<path d="${roundedRect(x, y, width - 9, height - 12, 6)}" fill="${ink}" fill-opacity=".07"/>`
      if (day % 2 === 1 && day !== 5) return `${cell}<circle cx="${x + (width - 9) / 2}" cy="${y + (height - 12) / 2}" r="4" fill="${ink}" fill-opacity=".35"/>`
      const share = (day === 6 ? 0.55 : 0.3) + (week / rows) * 0.3 + chance.between(0, 0.1) - (week % 4 === 3 ? 0.22 : 0)
      const tall = (height - 24) * Math.min(1, share)
      return `${cell}<path d="${roundedRect(x + 8, y + height - 18 - tall, width - 25, tall, 4)}" fill="${ink}" fill-opacity="${day === 6 ? 0.95 : 0.6}"/>`
    })
    return figures(String(week + 1), { x: 78, y: y + height / 2 - 20, height: 28, color: ink, align: 'right' }) + days.join('')
  }).join('')
}

const ticks = (rows: number, height: number, ink: string): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = TOP + row * height + 8
    const tick = row % 3 === 2 ? '' : `<path d="M60 ${y + 18}L70 ${y + 30}L94 ${y - 2}" fill="none" stroke="#d2483e" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
    return `<path d="${roundedRect(54, y, 36, 36, 5)}" fill="none" stroke="${ink}" stroke-width="4"/>${tick}<path d="${roundedRect(122, y + 11, 180 + ((row * 97) % 230), 14, 7)}" fill="${ink}" fill-opacity=".5"/>`
  }).join('')

/** Recordings as a player shows them. */
const waves = (rows: number, height: number, ink: string): string =>
  Array.from({ length: rows }, (_, row) => {
    const chance = new Random(row + 3)
    const middle = TOP + row * height + height / 2 - 4
    const bars = Array.from({ length: 44 }, (_, bar) => {
      const tall = (0.18 + 0.7 * Math.abs(Math.sin(bar * 0.29 + row)) * chance.between(0.5, 1)) * (height - 22)
      return `M${LEFT + 22 + bar * 10.4} ${(middle - tall / 2).toFixed(1)}v${tall.toFixed(1)}`
    })
    return `<path d="M54 ${middle - 18}L84 ${middle}L54 ${middle + 18}Z" fill="${ink}"/><path d="${bars.join('')}" stroke="${ink}" stroke-opacity=".62" stroke-width="5" stroke-linecap="round"/>`
  }).join('')

/** A coach's pen: a week is moved, a day is left out. */
const corrections = (accent: string): string =>
  `<g fill="none" stroke="#d2483e" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M388 300C440 270 500 290 498 336S420 392 384 356 392 288 432 280"/>` +
  `<path d="M150 540L218 596M218 540L150 596"/><path d="M500 350C560 400 560 470 506 520M506 520L510 490M506 520L536 512"/></g><circle cx="566" cy="46" r="14" fill="${accent}"/>`
