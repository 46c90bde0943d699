import { expect, test } from 'vitest'
import { PRODUCTS } from '../../sample-shop/catalog/seed-products.ts'
import { picturesOf } from '../../sample-shop/catalog/product-pictures.ts'
import { setPictures } from '../../sample-shop/catalog/set-pictures.ts'
import { type CategoryPlan, CATEGORIES } from '../../sample-shop/plan/categories.ts'
import { SUBCATEGORIES } from '../../sample-shop/plan/subcategories.ts'
import { coverName, coverOf } from './drawings/covers/cover.ts'
import { SCENE_NAMES, sceneOf } from './drawings/scenes/scene.ts'
import { setName, setOf } from './drawings/sets/set.ts'
import { isDrawn, svgOf } from './svg-of.ts'

const COVERED = PRODUCTS.filter(({ cover }) => cover)
const SETS = PRODUCTS.filter(({ bundle, group }) => bundle ?? group)
const NAMES = [
  ...COVERED.flatMap((plan) => picturesOf(plan, plan.colors[0]!)).map(({ path }) => path),
  ...SETS.map((plan) => setPictures(plan, PRODUCTS)[0]!.path),
  ...SCENE_NAMES,
]

test.each(NAMES)('%s is drawn, without NaN and deterministically', (name) => {
  const svg = svgOf(name)!
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svgOf(name)).toBe(svg)
  const [cover, parts, scene] = [coverOf(name), setOf(name), sceneOf(name)]
  expect(cover ? coverName(cover) : parts ? setName(parts) : `scene-${scene}.webp`).toBe(name)
})

test('no two of them look the same', () => {
  const drawings = NAMES.map((name) => svgOf(name))
  expect(new Set(drawings).size).toBe(NAMES.length)
})

test('every category of the first two levels has a scene', () => {
  const top = CATEGORIES.filter(({ isHidden }) => !isHidden)
  const second = top.flatMap(({ key, children = [] }): readonly CategoryPlan[] => [...children, ...(SUBCATEGORIES[key] ?? [])])
  expect(second.length).toBeGreaterThan(20)
  expect([...top, ...second].filter(({ image = '' }) => !SCENE_NAMES.includes(image)).map(({ key }) => key)).toEqual([])
})

test.each([
  '', 'scene-desert-wide.webp', 'scene-women.webp', 'scene-women-wide.png', 'film-watch-12x20-larch-front.webp', 'film-mat-12x20-larch-back.webp', 'set_.webp', 'set_tee-tarn@7.webp',
  'set_film-mat-12x20-larch.webp', '../scene-women-wide.webp', 'set_tee-tarn_tee-tarn_tee-tarn_tee-tarn_tee-tarn_tee-tarn.webp',
])('%s is not the name of a drawing', (name) => {
  expect(isDrawn(name)).toBe(false)
  expect(svgOf(name)).toBeUndefined()
})

test('a film, a plan or a workshop is pictured as one, never as equipment', () => {
  const immaterial = PRODUCTS.filter(({ isVirtual, downloads }) => isVirtual ?? downloads)
  expect(immaterial.length).toBeGreaterThan(15)
  expect(immaterial.filter(({ cover }) => cover === undefined).map(({ code }) => code)).toEqual([])
})

test('a set shows each part that its price holds, with the weights in their proportions', () => {
  const path = (code: string) => setPictures(PRODUCTS.find((plan) => plan.code === code)!, PRODUCTS).map((picture) => picture.path)
  expect(path('SFS')).toEqual([
    'set_backpack-spruce_bottle-glacier_socks-scree.webp',
    'backpack-spruce-front.webp', 'bottle-glacier-front.webp', 'socks-scree-front.webp',
  ])
  const sizes = setOf(path('GHR')[0]!)!.map(({ size = 100 }) => size)
  expect(sizes).toEqual([69, 87, 100])
})
