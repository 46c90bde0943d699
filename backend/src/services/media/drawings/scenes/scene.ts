/** A wide picture for each of the shop's main categories: the goods out in the weather that they are made for. */
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { standOn } from '../core/stand-on.ts'
import { asSvg } from '../core/studio.ts'
import { type Drawing, drawingOf } from '../../drawing.ts'
import { itemOf } from '../draw.ts'
import { sizeOf } from '../sets/sizes.ts'
import { landscape, type Landscape } from './landscape.ts'
import type { Frame } from './ridges.ts'
import { clothesline, ledge, meadow } from './foregrounds.ts'

export const SCENE: Frame = { width: 1600, height: 1000 }

interface Scene {
  readonly view: Landscape
  /** Names of drawings with their places: hung on a line by the hut, or set down on the ground. */
  readonly hung?: ReadonlyArray<readonly [name: string, x: number]>
  readonly standing?: ReadonlyArray<readonly [name: string, x: number, scale: number, lower?: number]>
  readonly ground: 'ledge' | 'meadow'
}

const SCENES = {
  'new-season': {
    view: { weather: 'dawn', ridge: 'spire' },
    hung: [['zip-hoodie-women-glacier', 510], ['puffer-jacket-women-dawn', 805], ['fleece-men-spruce', 1105]],
    ground: 'meadow',
  },
  women: {
    view: { weather: 'summer', ridge: 'crest' },
    hung: [['long-sleeve-women-hoarfrost', 515], ['shell-jacket-women-crocus', 805], ['leggings-women-contour-granite', 1095]],
    ground: 'meadow',
  },
  men: {
    view: { weather: 'autumn', ridge: 'wall' },
    hung: [['hoodie-men-peat', 510], ['shell-jacket-men-tarn', 805], ['hiking-pants-men-scree', 1105]],
    ground: 'meadow',
  },
  gear: {
    view: { weather: 'winter', ridge: 'valley' },
    standing: [['duffel-larch', 520, 0.92], ['backpack-moss', 820, 1], ['bottle-rowan', 1052, 1, 24], ['watch-granite', 1150, 0.8, 40]],
    ground: 'ledge',
  },
  training: {
    view: { weather: 'dawn', ridge: 'valley' },
    standing: [['yoga-mat-crocus', 590, 1], ['gym-ball-glacier', 790, 1.05, -8], ['kettlebell-larch', 985, 1, 26], ['resistance-band-moss', 690, 0.8, 46], ['foam-roller-dawn', 1140, 0.9, 6]],
    ground: 'ledge',
  },
  sale: {
    view: { weather: 'foehn', ridge: 'wall' },
    hung: [['tee-men-stripe-rowan', 515], ['puffer-jacket-men-larch', 806], ['sweatshirt-women-glacier', 1095]],
    ground: 'meadow',
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

const NAME = new RegExp(`^scene-(${Object.keys(SCENES).join('|')})\\.webp$`)

export const sceneOf = (name: string): SceneName | undefined => NAME.exec(name)?.[1] as SceneName | undefined

export function drawScene(name: SceneName): string {
  const { view, ground, hung = [], standing = [] }: Scene = SCENES[name]
  const sheet = new Sheet(new Random(3))
  const floor = SCENE.height * 0.86
  const foreground = ground === 'ledge' ? ledge(sheet, SCENE, floor, view.weather) : meadow(sheet, SCENE, view.weather)
  const items = standing.map(([item, x, scale, lower = 0]) => {
    const { kind } = frontOf(item)
    return standOn(sheet, itemOf(sheet, frontOf(item)), x, floor + 20 + lower, sizeOf(kind).scale * scale)
  })
  const line = hung.length > 0 ? clothesline(sheet, hung.map(([item, x]) => ({ item: itemOf(sheet, frontOf(item)), x }))) : ''
  return asSvg(sheet, landscape(sheet, SCENE, view) + foreground + items.join('') + line, SCENE)
}

/** @throws for a name that is not a drawing's: a mistake above */
function frontOf(name: string): Drawing {
  const drawing = drawingOf(`${name}-front.webp`)
  if (!drawing) throw new Error(`${name} is not a drawing`)
  return drawing
}
