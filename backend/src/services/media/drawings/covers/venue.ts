/** Where a workshop meets: a place and its season, as on a postcard. */
import type { Colorway } from '../core/colorways.ts'
import { roundedRect } from '../core/path.ts'
import { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Style } from '../core/draw-options.ts'
import { standOn } from '../core/stand-on.ts'
import { kettlebell } from '../gear/weights.ts'
import { hut } from '../scenes/hut.ts'
import { landscape } from '../scenes/landscape.ts'
import type { Frame } from '../scenes/ridges.ts'
import { room } from '../scenes/room.ts'
import { spruce } from '../scenes/trees.ts'
import { CARD, card } from './card.ts'
import type { CoverView, DrawnCover } from './drawn-cover.ts'

export const VENUE_MOTIFS = ['winter-hut', 'meadow', 'gym'] as const

const BORDER = 20
const FRAME: Frame = { width: CARD.width - 2 * BORDER, height: CARD.height - 2 * BORDER }

export function venue(sheet: Sheet, { motif, view }: DrawnCover, colorway: Colorway): string {
  const place = PLACES[motif as (typeof VENUE_MOTIFS)[number]](sheet, colorway, view)
  const clip = sheet.clip(roundedRect(0, 0, FRAME.width, FRAME.height, 2))
  return card(
    sheet,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="#fbfaf6"/><g transform="translate(${BORDER} ${BORDER})"><g clip-path="url(#${clip})">${place}</g></g>`,
    { radius: 4 },
  )
}

type Place = (sheet: Sheet, colorway: Colorway, view: CoverView) => string

const wood = (color: string, trees: ReadonlyArray<readonly [x: number, ground: number, tall: number]>): string =>
  `<path d="${trees.map(([x, ground, tall]) => spruce(x, ground, tall)).join('')}" fill="${color}"/>`

/** Under the ridge in snow; in the evening its windows are lit. */
const winterHut: Place = (sheet, _colorway, view) => {
  const isEvening = view === 'inside'
  const { width, height } = FRAME
  const snow = sheet.linear([0, 470], [0, height], [{ at: 0, color: isEvening ? '#5f7496' : '#f7f9fa' }, { at: 1, color: isEvening ? '#33466a' : '#c3d3de' }])
  const chance = new Random(5)
  const flakes = Array.from({ length: 70 }, () => `<circle cx="${Math.round(chance.between(0, width))}" cy="${Math.round(chance.between(0, height))}" r="${chance.between(1.4, 4).toFixed(1)}"/>`).join('')
  return (
    landscape(sheet, { width, height: 640 }, { weather: isEvening ? 'night' : 'winter', ridge: 'crest' }) +
    `<path d="M0 520C140 470 300 540 ${width} 470V${height}H0Z" fill="${snow}"/>` +
    wood(isEvening ? '#0f1a2c' : '#2a4a5e', [[36, 590, 190], [92, 572, 130], [500, 552, 210], [552, 580, 150], [448, 540, 110]]) +
    hut(sheet, { x: 280, ground: 640, scale: 1.06, isLit: isEvening, snow: true }) +
    `<path d="M${width / 2 - 40} ${height}C${width / 2 - 60} 720 300 690 292 642H316C330 690 ${width / 2 + 30} 720 ${width / 2 + 64} ${height}Z" fill="#6f8fa6" fill-opacity=".35"/>` +
    `<g fill="#fff" fill-opacity="${isEvening ? 0.85 : 0.95}">${flakes}</g>`
  )
}

/** An autumn meadow with a hut, where the course begins. */
const meadow: Place = (sheet) => {
  const { width, height } = FRAME
  const grass = sheet.linear([0, 480], [0, height], [{ at: 0, color: '#c79a4a' }, { at: 1, color: '#7d5a2a' }])
  return (
    landscape(sheet, { width, height: 640 }, { weather: 'autumn', ridge: 'valley' }) + `<path d="M0 500C160 560 320 470 ${width} 530V${height}H0Z" fill="${grass}"/>` +
    wood('#4a3319', [[42, 600, 170], [96, 570, 120], [540, 560, 190]]) + wood('#b5642b', [[486, 556, 130], [140, 566, 90]]) +
    hut(sheet, { x: 300, ground: 640, scale: 0.98, isLit: false, snow: false })
  )
}

/** The coach's room with kettlebells from light to heavy. */
const gym: Place = (sheet, colorway, view) => {
  const style = { colorway, pattern: 'solid', view: 'front', cut: 'unisex', fit: 'regular' } as Style
  const weather = view === 'front' ? 'summer' : 'foehn'
  const sizes = view === 'front' ? [0.26, 0.34, 0.43, 0.54] : [0.56]
  const places = view === 'front' ? [0.13, 0.31, 0.54, 0.82] : [0.5]
  return (
    room(sheet, FRAME, { wall: '#cfc6b8', view: { weather, ridge: 'wall' } }) +
    sizes.map((scale, index) => standOn(sheet, kettlebell(sheet, style), FRAME.width * places[index]!, FRAME.height * 0.88, scale)).join('')
  )
}

const PLACES: Readonly<Record<(typeof VENUE_MOTIFS)[number], Place>> = { 'winter-hut': winterHut, meadow, gym }
