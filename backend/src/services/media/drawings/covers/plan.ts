/** A plan: the cover of its document with the number of weeks, and a page of it. */
import type { Colorway } from '../core/colorways.ts'
import { brightness, mix } from '../core/color.ts'
import { Curve, type Point, roundedRect } from '../core/path.ts'
import { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { mark } from '../core/trims.ts'
import { landscape, type Landscape } from '../scenes/landscape.ts'
import { CARD, card } from './card.ts'
import type { DrawnCover } from './drawn-cover.ts'
import { figures } from './numerals.ts'
import { page, type PLAN_MOTIFS } from './plan-page.ts'

type Motif = (typeof PLAN_MOTIFS)[number]

const PAPER = '#faf8f3'
const ART = { width: CARD.width, height: 520 }

export function plan(sheet: Sheet, { motif, count, view }: DrawnCover, colorway: Colorway): string {
  const ink = inkOf(colorway)
  if (view === 'inside') return card(sheet, page(motif as Motif, count, colorway, ink), { radius: 3, under: pagesBelow(-1.6) })
  const art = ART_OF[motif as Motif]
  const clip = sheet.clip(`M0 0H${ART.width}V${ART.height}H0Z`)
  const picture = art.view ? landscape(sheet, ART, art.view) : `<path d="M0 0H${ART.width}V${ART.height}H0Z" fill="${ink}"/>`
  const content =
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/><g clip-path="url(#${clip})">${picture}${art.line(colorway, count)}</g>` +
    `<path d="M0 ${ART.height}H${CARD.width}" stroke="${ink}" stroke-width="10"/>` +
    figures(String(count), { x: 44, y: 584, height: 168, color: ink, weight: 15 }) +
    `${count < 100 ? load(count, ink) : ''}${mark([CARD.width - 76, 62], 74, art.view ? '#ffffff' : PAPER)}` +
    `<path d="M0 0H13V${CARD.height}H0Z" fill="#0b0f14" opacity=".1"/><path d="M14 0V${CARD.height}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`
  return card(sheet, content, { radius: 3, under: pagesBelow(1.5) })
}

/** The colourway's darker colour, for print on paper. */
function inkOf({ base, accent }: Colorway): string {
  const dark = [base, accent].toSorted((one, other) => brightness(one) - brightness(other))
  if (brightness(base) <= 0.62) return base
  return brightness(dark[0]!) <= 0.62 ? dark[0]! : mix(dark[0]!, '#24506b', 0.72)
}

const pagesBelow = (turn: number): string =>
  [2, 1].map((step) =>
    `<path d="${roundedRect(0, 0, CARD.width, CARD.height, 3)}" fill="${step === 2 ? '#e4dfd4' : '#f1ede4'}" stroke="#11161d" stroke-opacity=".16" transform="rotate(${turn * step} ${CARD.width / 2} ${CARD.height})"/>`,
  ).join('')

/** How the load of the weeks grows, with an easier week after every three. */
function load(count: number, ink: string): string {
  const bars = Math.min(count, 16)
  const [left, right, foot] = [330, CARD.width - 40, 752]
  const step = (right - left) / bars
  return Array.from({ length: bars }, (_, week) => {
    const isEasy = week % 4 === 3
    const tall = 42 + (118 * (week + 1)) / bars - (isEasy ? 44 : 0)
    return `<path d="${roundedRect(left + week * step, foot - tall, step * 0.62, tall, 2)}" fill="${ink}" fill-opacity="${isEasy ? 0.38 : 0.9}"/>`
  }).join('')
}

interface Art {
  readonly view?: Landscape
  /** What is drawn over the landscape. */
  readonly line: (colorway: Colorway, count: number) => string
}

const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A road with a dashed middle, up to the foot of the mountains. */
const road = (): string =>
  `<path d="M-20 470Q230 420 330 322Q310 430 180 540H-20Z" fill="#4b4744"/>${stroke('M80 500Q270 420 322 340', '#fbfaf6', 5, 'stroke-dasharray="26 22"')}`

/** The track over the summit, with a flag. */
const track = ({ accent, base }: Colorway): string => {
  const color = brightness(accent) > 0.45 ? accent : base
  const way = Curve.through([40, 500], [150, 430], [230, 446], [300, 360], [352, 300], [382, 236], [400, 150]).open()
  return stroke(way, '#ffffff', 9, 'opacity=".9"') + stroke(way, color, 4.6, 'stroke-dasharray="3 13"') + `<path d="M400 150V92L446 108L400 124" fill="${color}" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`
}

/** The zigzags of the way up, and the turns of the way down. */
const skiTracks = (): string =>
  stroke('M150 470L250 418L196 380L292 334L262 300L344 262L352 208', '#ffffff', 5, 'stroke-dasharray="10 9"') +
  stroke('M392 202C420 240 380 268 410 300S376 356 408 392 370 442 404 486', '#ffffff', 6) + stroke('M404 202C432 240 392 268 422 300S388 356 420 392 382 442 416 486', '#ffffff', 6)

/** A dot for each day; those that are done are filled. */
function hundred({ base, accent }: Colorway, count: number): string {
  const light = [base, accent].toSorted((one, other) => brightness(other) - brightness(one))[0]!
  return Array.from({ length: count }, (_, day) => {
    const [x, y] = [92 + (day % 10) * 48.5, 130 + Math.floor(day / 10) * 37]
    const isDone = day < 37
    return `<circle cx="${x}" cy="${y}" r="14" fill="${isDone ? light : 'none'}" stroke="${light}" stroke-opacity="${isDone ? 1 : 0.5}" stroke-width="3"/>`
  }).join('')
}

function snowfall(): string {
  const chance = new Random(31)
  const flakes = Array.from({ length: 90 }, () => `<circle cx="${chance.between(0, 620).toFixed(0)}" cy="${chance.between(0, 520).toFixed(0)}" r="${chance.between(1.6, 5.4).toFixed(1)}"/>`)
  return `${road()}<g fill="#fff" fill-opacity=".9">${flakes.join('')}</g>`
}

/** Breaths, deeper the longer they last. */
const breath = (): string =>
  [0, 1, 2].map((wave) => {
    const points = Array.from({ length: 13 }, (_, step): Point => [step * 52 - 2, 300 + wave * 34 + (step % 2 ? -1 : 1) * (18 + step * (5.4 - wave * 1.4))])
    return stroke(Curve.through(...points).open(), '#ffffff', 6 - wave * 1.6, `opacity="${1 - wave * 0.3}"`)
  }).join('')

/** What goes into the pack, ticked off. */
const list = (): string =>
  [0, 1, 2, 3].map((row) => {
    const y = 116 + row * 92
    const tick = row < 3 ? stroke(`M${106} ${y + 22}L${118} ${y + 36}L${146} ${y - 2}`, '#e2683a', 8) : ''
    return `<path d="${roundedRect(96, y, 46, 46, 6)}" fill="#ffffff" fill-opacity=".94"/>${tick}<path d="${roundedRect(172, y + 14, [300, 236, 330, 190][row]!, 16, 8)}" fill="#ffffff" fill-opacity=".86"/>`
  }).join('')

const ART_OF: Readonly<Record<Motif, Art>> = {
  road: { view: { weather: 'dawn', ridge: 'crest' }, line: road },
  ridge: { view: { weather: 'summer', ridge: 'spire' }, line: track },
  ski: { view: { weather: 'winter', ridge: 'crest' }, line: skiTracks },
  hundred: { line: hundred },
  snow: { view: { weather: 'winter', ridge: 'valley' }, line: snowfall },
  breath: { view: { weather: 'foehn', ridge: 'wall' }, line: breath },
  list: { view: { weather: 'summer', ridge: 'valley' }, line: list },
  personal: { view: { weather: 'autumn', ridge: 'spire' }, line: track },
}
