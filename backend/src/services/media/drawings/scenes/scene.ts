/** A picture for each of the shop's categories: the goods out in the weather that they are made for. */
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { standOn } from '../core/stand-on.ts'
import { asSvg, WIDTH } from '../core/studio.ts'
import { coverMarkup, coverOf } from '../covers/cover.ts'
import { CARD_FOOT } from '../covers/card.ts'
import { drawingOf } from '../../drawing.ts'
import { itemOf } from '../draw.ts'
import { sizeOf } from '../sets/sizes.ts'
import { clothesline, ledge, meadow, snowfield, table } from './foregrounds.ts'
import { hut } from './hut.ts'
import { landscape } from './landscape.ts'
import type { Frame } from './ridges.ts'
import { type Arrangement, FORMATS, OTHER_FORMATS, SCENES, type Standing } from './scene-plans.ts'
import type { WeatherName } from './weather.ts'

const NAME = new RegExp(`^scene-(${Object.keys(SCENES).join('|')})\\.webp$`)

/** `men-tall` of `scene-men-tall.webp`; undefined for any other text. */
export const sceneOf = (name: string): string | undefined => NAME.exec(name)?.[1]

const nameOf = (scene: string): string => `scene-${scene}.webp`

export const SCENE_NAMES = Object.keys(SCENES).map(nameOf)

/** Scenes in the formats of the home page's tiles, which no category names. */
export const TILE_NAMES = Object.keys(OTHER_FORMATS).map(nameOf)

/** @param scene as `sceneOf` reads it */
export const sceneFrame = (scene: string): Frame => FORMATS[planOf(scene).format]

export function drawScene(scene: string): string {
  const { view, shown } = planOf(scene)
  const sheet = new Sheet(new Random(3))
  const frame = sceneFrame(scene)
  return asSvg(sheet, landscape(sheet, frame, view) + arranged(sheet, frame, view.weather, shown), frame)
}

function planOf(scene: string) {
  const plan = SCENES[scene]
  if (!plan) throw new Error(`${scene} is not a scene`)
  return plan
}

function arranged(sheet: Sheet, frame: Frame, weather: WeatherName, shown: Arrangement): string {
  if ('hung' in shown) {
    const { hung, from, to, top = 358, scale = 0.5 } = shown
    const clothes = hung.map(([name, x]) => ({ item: itemOf(sheet, frontOf(name)), x }))
    return meadow(sheet, frame, weather) + clothesline(sheet, clothes, { from, to, top, ground: frame.height - 70, scale })
  }
  if ('onRock' in shown) {
    const floor = frame.height * 0.69
    return ledge(sheet, frame, floor, weather) + shown.onRock.map((thing) => onFloor(sheet, thing, floor + 16)).join('')
  }
  if ('onTable' in shown) {
    const top = frame.height * (frame.width > frame.height ? 0.68 : 0.61)
    return table(sheet, frame, top) + shown.onTable.map((thing) => leaning(sheet, thing, top + 44)).join('')
  }
  const ground = frame.height * 0.74
  return snowfield(sheet, frame, ground - 50) + hut(sheet, { x: shown.hut, ground: ground + 14, scale: 1.32, isLit: false, snow: true })
}

function onFloor(sheet: Sheet, [name, x, scale, lower = 0]: Standing, floor: number): string {
  const drawing = frontOf(name)
  return standOn(sheet, itemOf(sheet, drawing), x, floor + lower, sizeOf(drawing.kind).scale * scale)
}

/** A sheet or a screen that stands on a table. */
function leaning(sheet: Sheet, [name, x, scale, lower = 0]: Standing, floor: number): string {
  const cover = coverOf(`${name}.webp`)
  if (!cover) throw new Error(`${name} is not a cover`)
  const markup = coverMarkup(sheet, cover)
  return `<g transform="translate(${x} ${floor + lower}) scale(${scale}) translate(${-WIDTH / 2} ${-CARD_FOOT})"><ellipse cx="${WIDTH / 2 + 20}" cy="${CARD_FOOT}" rx="330" ry="16" fill="#2c1c11" opacity=".5" filter="url(#${sheet.pageBlur(9)})"/>${markup}</g>`
}

/** @throws for a name that is not a drawing's: a mistake in the plans */
function frontOf(name: string) {
  const drawing = drawingOf(`${name}-front.webp`)
  if (!drawing) throw new Error(`${name} is not a drawing`)
  return drawing
}
