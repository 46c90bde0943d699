/** The scene of each film: a room, the equipment that the lesson needs, and the weather of its hour. */
import type { Colorway } from '../core/colorways.ts'
import { mix } from '../core/color.ts'
import { roundedRect } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { standOn } from '../core/stand-on.ts'
import type { Item } from '../core/studio.ts'
import type { Style } from '../core/draw-options.ts'
import { foamRoller } from '../gear/foam-roller.ts'
import { gymBall } from '../gear/gym-ball.ts'
import { resistanceBand } from '../gear/resistance-band.ts'
import { kettlebell } from '../gear/weights.ts'
import { yogaMat } from '../gear/yoga-mat.ts'
import { landscape, type Landscape } from '../scenes/landscape.ts'
import type { Frame } from '../scenes/ridges.ts'
import { room } from '../scenes/room.ts'

export const FILM_MOTIFS = ['kettlebell', 'bands', 'mat', 'stretch', 'climbing', 'roller', 'ball', 'steps', 'call'] as const

type Still = (sheet: Sheet, frame: Frame, colorway: Colorway) => string

const styled = (colorway: Colorway): Style => ({ colorway, pattern: 'solid', view: 'front', cut: 'unisex', fit: 'regular' }) as Style

/** A quiet wall in a tone of the colourway. */
const wallOf = ({ base }: Colorway): string => mix(mix(base, '#8d8a84', 0.25), '#efe9df', 0.5)

interface Set {
  readonly view: Landscape
  readonly items: (sheet: Sheet, style: Style) => ReadonlyArray<readonly [item: Item, x: number, scale: number, lower?: number]>
  readonly floor?: (colorway: Colorway) => string
  readonly decor?: (colorway: Colorway) => string
}

/** A lesson's room; the equipment stands in the light of the window. */
const lesson = ({ view, items, floor, decor }: Set): Still => (sheet, frame, colorway) => {
  const ground = frame.height * 0.87
  return (
    room(sheet, frame, { wall: wallOf(colorway), view, decor: decor?.(colorway) ?? '' }) +
    (floor?.(colorway) ?? '') +
    items(sheet, styled(colorway)).map(([item, x, scale, lower = 0]) => standOn(sheet, item, frame.width * x, ground + lower, scale)).join('')
  )
}

/** A mat, rolled out towards the window. */
const rolledOut = ({ base, accent }: Colorway): string =>
  `<path d="M196 606H424L512 786H108Z" fill="#0b0f14" opacity=".28" transform="translate(8 8)"/><path d="M196 606H424L512 786H108Z" fill="${base}"/>` +
  `<path d="M196 606H424L429 616H191Z" fill="#fff" opacity=".16"/><path d="M211 620H409L490 774H130Z" fill="none" stroke="${accent}" stroke-width="4" stroke-opacity=".8"/>` +
  `<path d="M108 786H512L510 795H110Z" fill="${mix(base, '#11161d', 0.4)}"/>`

const cushion = ({ base, accent }: Colorway): string =>
  `<ellipse cx="452" cy="648" rx="92" ry="18" fill="#0b0f14" opacity=".3"/><path d="M372 620Q372 590 452 590T532 620V634Q532 656 452 656T372 634Z" fill="${mix(accent, base, 0.2)}"/>` +
  `<ellipse cx="452" cy="614" rx="80" ry="24" fill="#fff" fill-opacity=".22"/><circle cx="452" cy="612" r="5" fill="#11161d" fill-opacity=".5"/>`

/** Holds on a climbing wall, left and right of the window. */
const holds = ({ base, accent }: Colorway): string => {
  const places = [[60, 90], [108, 200], [48, 310], [92, 430], [70, 520], [556, 80], [520, 190], [580, 300], [540, 420], [566, 530], [180, 60], [430, 52], [300, 46]]
  return places.map(([x, y], index) => {
    const color = [accent, base, '#d9a441', '#b9c6cc'][index % 4]!
    const shape = `M${x! - 24} ${y! + 4}Q${x! - 20} ${y! - 18} ${x! + 2} ${y! - 17}T${x! + 26} ${y! + 2}Q${x! + 22} ${y! + 17} ${x!} ${y! + 16}T${x! - 24} ${y! + 4}Z`
    return `<path d="${shape}" fill="#0b0f14" opacity=".3" transform="translate(4 6)"/><path d="${shape}" fill="${color}"/><circle cx="${x}" cy="${y}" r="4" fill="#11161d" fill-opacity=".6"/>`
  }).join('')
}

/** A box to step on, such as for knees. */
const box = ({ base }: Colorway): string =>
  `<path d="M330 700L566 690L590 792H352Z" fill="#0b0f14" opacity=".25"/><path d="${roundedRect(338, 612, 220, 108, 4)}" fill="#c99a68"/><path d="M338 612L362 590H582L558 612Z" fill="#dcb384"/>` +
  `<path d="M558 612L582 590V694L558 720Z" fill="#9a6f45"/><path d="${roundedRect(400, 648, 96, 24, 12)}" fill="#3a2a1c"/><path d="M338 612H558" stroke="${base}" stroke-width="7"/>`

/** Steps up to the door, for those who train in a block of flats. */
const steps = ({ base }: Colorway): string =>
  [0, 1, 2, 3].map((step) => {
    const [x, y] = [372 + step * 68, 640 - step * 52]
    return `<path d="M${x} ${y}H640V${y + 58}H${x}Z" fill="${mix('#b8b0a4', '#2a2d33', 0.06 * step)}"/><path d="M${x} ${y}H640" stroke="${base}" stroke-width="6"/><path d="M${x} ${y}V${y + 54}" stroke="#1b1511" stroke-opacity=".4" stroke-width="2"/>`
  }).join('')

/** A desk with a screen. */
const desk = ({ base }: Colorway): string =>
  `<path d="M30 470H300V492H30Z" fill="#b98c5f"/><path d="M48 492H64V640H48ZM266 492H282V640H266Z" fill="#8a6541"/><path d="${roundedRect(80, 336, 168, 110, 6)}" fill="#1b2025"/>` +
  `<path d="${roundedRect(88, 344, 152, 94, 3)}" fill="${mix(base, '#ffffff', 0.35)}"/><path d="M88 420L128 380 150 402 184 362 240 428V438H88Z" fill="${mix(base, '#11161d', 0.45)}"/><path d="M156 446H172V470H156ZM130 464H198V471H130Z" fill="#1b2025"/>`

/** A runner's road, and the coach in a corner of the screen. */
const call: Still = (sheet, frame, colorway) => {
  const { width, height } = frame
  const inset = { width: 196, height: 150 }
  const clip = sheet.clip(roundedRect(0, 0, inset.width, inset.height, 10))
  const road = `<path d="M262 560Q330 640 20 ${height}H${width - 20}Q350 640 290 560Z" fill="#5b5652"/><path d="M276 570Q336 650 ${width / 2} ${height}" fill="none" stroke="#f3efe8" stroke-width="7" stroke-dasharray="34 30"/>`
  return (
    landscape(sheet, frame, { weather: 'summer', ridge: 'valley' }) + `<path d="M0 560Q300 540 620 566V800H0Z" fill="#38553f"/>${road}` +
    `<g transform="translate(${width - inset.width - 26} 26)"><path d="${roundedRect(-5, -5, inset.width + 10, inset.height + 10, 13)}" fill="#fbfaf6"/><g clip-path="url(#${clip})">` +
    `<g transform="scale(.32)">${room(sheet, { width: 620, height: 480 }, { wall: wallOf(colorway), view: { weather: 'dawn', ridge: 'spire' } })}</g></g>` +
    `<circle cx="${inset.width - 22}" cy="22" r="8" fill="#d2483e"/></g>`
  )
}

export const STILLS: Readonly<Record<(typeof FILM_MOTIFS)[number], Still>> = {
  kettlebell: lesson({ view: { weather: 'dawn', ridge: 'spire' }, items: (sheet, style) => [[kettlebell(sheet, style), 0.5, 0.62]] }),
  steps: lesson({ view: { weather: 'autumn', ridge: 'wall' }, floor: steps, items: (sheet, style) => [[kettlebell(sheet, style), 0.3, 0.55, 14]] }),
  bands: lesson({ view: { weather: 'summer', ridge: 'crest' }, floor: box, items: (sheet, style) => [[resistanceBand(sheet, style), 0.27, 0.42, 20]] }),
  mat: lesson({ view: { weather: 'dawn', ridge: 'valley' }, floor: rolledOut, items: () => [] }),
  stretch: lesson({ view: { weather: 'foehn', ridge: 'crest' }, floor: (colorway) => rolledOut(colorway) + cushion(colorway), items: () => [] }),
  climbing: lesson({ view: { weather: 'summer', ridge: 'wall' }, decor: holds, floor: rolledOut, items: (sheet, style) => [[yogaMat(sheet, style), 0.87, 0.42, 24]] }),
  roller: lesson({ view: { weather: 'winter', ridge: 'spire' }, items: (sheet, style) => [[foamRoller(sheet, style), 0.5, 0.56]] }),
  ball: lesson({ view: { weather: 'summer', ridge: 'spire' }, decor: desk, items: (sheet, style) => [[gymBall(sheet, style), 0.66, 0.62]] }),
  call,
}
