/** A set: its parts, arranged on one floor under one light. */
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { standOn } from '../core/stand-on.ts'
import { asSvg, WIDTH } from '../core/studio.ts'
import { type Drawing, drawingOf, pictureName } from '../../drawing.ts'
import { itemOf } from '../draw.ts'
import { sizeOf } from './sizes.ts'

export interface Part {
  readonly drawing: Drawing
  /** In percent of its usual size, for weights. */
  readonly size?: number
}

const MAX_PARTS = 5
const NAME = /^set((?:_[a-z-]+(?:@\d{2,3})?){1,5})\.webp$/

/** `set_backpack-spruce_bottle-dawn_socks-scree.webp` */
export const setName = (parts: readonly Part[]): string =>
  `set${parts.slice(0, MAX_PARTS).map(({ drawing, size }) => `_${pictureName(drawing).replace(FRONT, '')}${size === undefined || size === 100 ? '' : `@${size}`}`).join('')}.webp`

const FRONT = '-front.webp'

/** The reverse of `setName`; undefined for any other text. */
export function setOf(name: string): readonly Part[] | undefined {
  const [, list] = NAME.exec(name) ?? []
  if (!list) return undefined
  const parts = list.slice(1).split('_').map((text) => {
    const [part, size] = text.split('@')
    const drawing = drawingOf(`${part}${FRONT}`)
    return drawing && { drawing, ...(size && { size: Number(size) }) }
  })
  return parts.every((part) => part !== undefined) ? parts : undefined
}

const BACK_FLOOR = 776
const FRONT_FLOOR = 850

interface Place extends Part {
  readonly x: number
  readonly floor: number
}

export function drawSet(parts: readonly Part[]): string {
  const sheet = new Sheet(new Random(1))
  const places = arranged(parts)
  const scale = Math.min(1.18, 720 / extent(places), 640 / Math.max(...places.map(tall)))
  const middle = (Math.min(...places.map(left)) + Math.max(...places.map(right))) / 2
  const group = places.map(({ drawing, x, floor, size }) => {
    const { ground, scale: usual } = sizeOf(drawing.kind)
    const item = itemOf(sheet, drawing)
    return standOn(sheet, ground === undefined ? item : { ...item, ground }, x, floor, usual * relative(size))
  })
  return asSvg(sheet, `<g transform="translate(${WIDTH / 2} ${FRONT_FLOOR}) scale(${scale.toFixed(3)}) translate(${Math.round(-middle)} ${-FRONT_FLOOR - Math.round(lift(places, scale))})">${group.join('')}</g>`)
}

const relative = (size = 100): number => size / 100
const half = ({ drawing, size }: Part): number => sizeOf(drawing.kind).half * relative(size)
const tall = ({ drawing, size }: Part): number => sizeOf(drawing.kind).tall * relative(size)
const left = (place: Place): number => place.x - half(place)
const right = (place: Place): number => place.x + half(place)
const extent = (places: readonly Place[]): number => Math.max(...places.map(right)) - Math.min(...places.map(left))

/** Low sets stand higher, in the middle of the picture. */
const lift = (places: readonly Place[], scale: number): number => Math.max(0, (620 - Math.max(...places.map(tall)) * scale) * 0.34)

/** Tall things at the back, the others before them; things of one kind in a row by size. */
function arranged(parts: readonly Part[]): Place[] {
  const sorted = parts.toSorted((one, other) => tall(other) - tall(one))
  const isFamily = new Set(parts.map(({ drawing }) => drawing.kind)).size === 1
  const back = isFamily ? sorted.toReversed() : sorted.slice(0, Math.ceil(sorted.length / 2))
  const front = isFamily ? [] : sorted.slice(back.length)
  return [...row(back, BACK_FLOOR, isFamily ? 0.94 : 0.86), ...row(front, FRONT_FLOOR, 1.16)]
}

/** Side by side around the middle; below 1 they overlap a little. */
function row(parts: readonly Part[], floor: number, spread: number): Place[] {
  const width = parts.reduce((sum, part) => sum + half(part) * 2, 0)
  let edge = (-width * spread) / 2
  return parts.map((part) => {
    const x = edge + half(part) * spread
    edge += half(part) * 2 * spread
    return { ...part, x: Math.round(x), floor }
  })
}
