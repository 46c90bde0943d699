/** What each scene shows, and in which formats. */
import type { Landscape } from './landscape.ts'
import type { Frame } from './ridges.ts'

/** Names of drawings with their places. Things on the ground have a scale, and may stand lower than others. */
export type Hung = readonly [name: string, x: number]
export type Standing = readonly [name: string, x: number, scale: number, lower?: number]

/** On a line before the mountains, on a rock, on a table, or a hut. */
export type Arrangement =
  | { readonly hung: readonly Hung[]; readonly from: number; readonly to: number; readonly top?: number; readonly scale?: number }
  | { readonly onRock: readonly Standing[] }
  | { readonly onTable: readonly Standing[] }
  | { readonly hut: number }

export interface ScenePlan {
  readonly view: Landscape
  readonly shown: Arrangement
}

/**
 * Wide pictures are cropped to strips, tiles and previews: what they show is between a quarter and three quarters of the height, and
 * its lower part is right of the first third, where a tile has its name. A tall one is cropped to a square, a square one at its sides.
 */
export const FORMATS = {
  wide: { width: 1600, height: 1000 },
  tall: { width: 1000, height: 1120 },
  square: { width: 1000, height: 1000 },
} as const satisfies Record<string, Frame>

export type Format = keyof typeof FORMATS

/** The formats besides the wide one, for the tiles of the home page. */
export const OTHER_FORMATS: Readonly<Record<string, { readonly format: Format } & ScenePlan>> = {
  'men-tall': {
    format: 'tall',
    view: { weather: 'autumn', ridge: 'wall' },
    shown: { hung: [['hoodie-men-peat', 340], ['shell-jacket-men-tarn', 666]], from: 110, to: 890, top: 330, scale: 0.54 },
  },
  'training-square': {
    format: 'square',
    view: { weather: 'dawn', ridge: 'valley' },
    shown: { onTable: [['plan-ridge-12-spruce-front', 345, 0.56, 0], ['film-mat-12x20-dawn-front', 668, 0.5, 22]] },
  },
}

const WIDE = {
  'new-season': {
    view: { weather: 'dawn', ridge: 'spire' },
    shown: { hung: [['zip-hoodie-women-glacier', 590], ['puffer-jacket-women-dawn', 880], ['fleece-men-spruce', 1170], ['hiking-pants-men-scree', 1420]], from: 420, to: 1560 },
  },
  women: {
    view: { weather: 'summer', ridge: 'crest' },
    shown: { hung: [['long-sleeve-women-hoarfrost', 580], ['shell-jacket-women-crocus', 860], ['leggings-women-contour-granite', 1100], ['puffer-jacket-women-rowan', 1360]], from: 420, to: 1560 },
  },
  'women-tops': {
    view: { weather: 'winter', ridge: 'spire' },
    shown: { hung: [['zip-hoodie-women-moss', 580], ['shell-jacket-women-rowan', 870], ['fleece-women-larch', 1160], ['tank-women-tarn', 1410]], from: 400, to: 1570 },
  },
  'women-jackets': {
    view: { weather: 'foehn', ridge: 'crest' },
    shown: { hung: [['shell-jacket-women-spruce', 610], ['puffer-jacket-women-larch', 960], ['shell-jacket-wind-women-glacier', 1310]], from: 420, to: 1560 },
  },
  'women-bottoms': {
    view: { weather: 'dawn', ridge: 'wall' },
    shown: { hung: [['leggings-women-crocus', 570], ['hiking-pants-women-scree', 830], ['skirt-women-rowan', 1100], ['shorts-women-tarn', 1380]], from: 420, to: 1560, top: 300, scale: 0.54 },
  },
  men: {
    view: { weather: 'autumn', ridge: 'wall' },
    shown: { hung: [['hoodie-men-peat', 590], ['shell-jacket-men-tarn', 890], ['hiking-pants-men-scree', 1150], ['tee-men-rowan', 1400]], from: 420, to: 1560 },
  },
  'men-tops': {
    view: { weather: 'summer', ridge: 'spire' },
    shown: { hung: [['fleece-men-larch', 580], ['shell-jacket-men-spruce', 860], ['sweatshirt-men-glacier', 1140], ['tee-men-hoarfrost', 1400]], from: 400, to: 1570, scale: 0.48 },
  },
  'men-jackets': {
    view: { weather: 'winter', ridge: 'wall' },
    shown: { hung: [['shell-jacket-men-rowan', 610], ['puffer-jacket-men-tarn', 960], ['shell-jacket-men-larch', 1310]], from: 420, to: 1560 },
  },
  'men-bottoms': {
    view: { weather: 'autumn', ridge: 'crest' },
    shown: { hung: [['hiking-pants-men-moss', 580], ['joggers-men-granite', 860], ['shorts-men-dawn', 1140], ['leggings-men-tarn', 1410]], from: 420, to: 1560, top: 300, scale: 0.54 },
  },
  accessories: {
    view: { weather: 'winter', ridge: 'crest' },
    shown: { hung: [['beanie-rowan', 590], ['socks-scree', 870], ['cap-tarn', 1150], ['socks-larch', 1420]], from: 420, to: 1560, top: 400, scale: 0.62 },
  },
  gear: {
    view: { weather: 'winter', ridge: 'valley' },
    shown: { onRock: [['duffel-larch', 735, 0.9, 6], ['backpack-moss', 955, 0.82], ['bottle-rowan', 1125, 0.94, 24], ['watch-granite', 1205, 0.8, 40]] },
  },
  bags: {
    view: { weather: 'summer', ridge: 'valley' },
    shown: { onRock: [['tote-dawn', 640, 0.84], ['backpack-top-lid-tarn', 890, 0.86], ['duffel-spruce', 1170, 1, 16], ['backpack-running-rowan', 1410, 0.7, 10]] },
  },
  fitness: {
    view: { weather: 'dawn', ridge: 'crest' },
    shown: { onRock: [['yoga-mat-crocus', 690, 0.82], ['gym-ball-glacier', 900, 1.05, -8], ['kettlebell-larch', 1110, 1, 26], ['resistance-band-moss', 790, 0.8, 46], ['foam-roller-dawn', 1290, 0.9, 6]] },
  },
  bottles: {
    view: { weather: 'foehn', ridge: 'valley' },
    shown: { onRock: [['bottle-tarn', 760, 1.04], ['bottle-dawn', 930, 1.14, 16], ['bottle-hoarfrost', 1110, 1.02], ['bottle-granite', 1280, 1.1, 20]] },
  },
  watches: {
    view: { weather: 'autumn', ridge: 'valley' },
    shown: { onRock: [['watch-granite', 720, 1.26], ['watch-rowan', 950, 1.34, 12], ['watch-spruce', 1190, 1.26]] },
  },
  training: {
    view: { weather: 'dawn', ridge: 'valley' },
    shown: { onTable: [['plan-ridge-12-spruce-front', 680, 0.52], ['film-mat-12x20-dawn-front', 1020, 0.48, 14], ['map-forest-12-tarn-front', 1360, 0.52]] },
  },
  workshops: { view: { weather: 'winter', ridge: 'spire' }, shown: { hut: 1010 } },
  sale: {
    view: { weather: 'foehn', ridge: 'wall' },
    shown: { hung: [['tee-men-stripe-rowan', 590], ['puffer-jacket-men-larch', 890], ['sweatshirt-women-glacier', 1180], ['shorts-men-tarn', 1420]], from: 420, to: 1560 },
  },
} as const satisfies Record<string, ScenePlan>

export const SCENES: Readonly<Record<string, { readonly format: Format } & ScenePlan>> = {
  ...Object.fromEntries(Object.entries(WIDE).map(([name, plan]) => [`${name}-wide`, { format: 'wide' as const, ...plan }])),
  ...OTHER_FORMATS,
}
