import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { viewsOf } from '../drawing.ts'
import { draw } from './draw.ts'
import { type DrawOptions, type Kind, KINDS, type Pattern, SHAPES, type Shape } from './core/draw-options.ts'

const PATTERNS: readonly Pattern[] = ['solid', 'color-block', 'stripe', 'heather', 'contour']

const SHAPED = Object.entries(SHAPES) as [Kind, readonly Shape[]][]

/** A figure and what it wears are two drawings. */
const longest = { garment: 25_000, figure: 36_000 }

test.each(KINDS)('%s is drawn in every view, pattern and model, without NaN and deterministically', (kind) => {
  const views = viewsOf(kind)
  const models: readonly (Shape | undefined)[] = [undefined, ...(SHAPED.find(([shaped]) => shaped === kind)?.[1] ?? [])]
  const drawings = views.flatMap((view) =>
    models.flatMap((shape) =>
      PATTERNS.map((pattern) => {
        const options: DrawOptions = { colorway: 'larch', view, pattern, ...(shape && { shape }) }
        const svg = draw(kind, options)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(Buffer.byteLength(svg)).toBeLessThan(view === 'worn' ? longest.figure : longest.garment)
        expect(draw(kind, options)).toBe(svg)
        return { view, svg }
      }),
    ),
  )
  const shapes = new Set(drawings.map(({ svg }) => svg.replace(/id="[^"]*"|#\w+/g, '')))
  expect(shapes.size).toBeGreaterThanOrEqual(views.length * models.length)
})

const TILE = { width: 82, height: 103 }

async function tileOf(kind: Kind, options: DrawOptions): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(TILE.width, TILE.height).getContext('2d')
  canvas.drawImage(await loadImage(Buffer.from(draw(kind, options))), 0, 0, TILE.width, TILE.height)
  return canvas.getImageData(0, 0, TILE.width, TILE.height).data
}

/** The share of the first drawing's pixels in which the other one looks different. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const isOpaque = (pixels: Uint8ClampedArray, at: number) => pixels[at + 3]! > 200
  const starts = Array.from({ length: one.length / 4 }, (_, index) => index * 4)
  const differs = (at: number) =>
    isOpaque(one, at) !== isOpaque(other, at) ||
    (isOpaque(one, at) && [0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > 20))
  return starts.filter(differs).length / starts.filter((at) => isOpaque(one, at)).length
}

test.each(SHAPED)('every model of %s can be told from the others at the size of a tile, from the front and from behind', async (kind, shapes) => {
  for (const view of ['front', 'back'] as const) {
    const tiles = await Promise.all(
      [undefined, ...shapes].map(async (shape) => ({ shape, tile: await tileOf(kind, { colorway: 'scree', cut: 'men', view, ...(shape && { shape }) }) })),
    )
    const alike = tiles.flatMap(({ shape, tile }, index) =>
      tiles.slice(index + 1).flatMap((other) => {
        const share = difference(tile, other.tile)
        return share < 0.03 ? [`${view}: ${shape} and ${other.shape} (${share.toFixed(3)})`] : []
      }),
    )
    expect(alike).toEqual([])
  }
})

/** In pixels of a tile; what is half transparent counts as a half. */
const widthOf = (pixels: Uint8ClampedArray, y: number): number =>
  Array.from({ length: TILE.width }, (_, x) => pixels[(y * TILE.width + x) * 4 + 3]! / 255).reduce((sum, alpha) => sum + alpha, 0)

const ink = (pixels: Uint8ClampedArray): number => pixels.filter((_, index) => index % 4 === 3 && pixels[index]! > 200).length

test.each<[Kind, number]>([['tee', 45], ['hiking-pants', 80]])('[PDP-11] a figure shows how wide and how long a %s is', async (kind, height) => {
  const fits = await Promise.all((['slim', 'regular', 'relaxed'] as const).map((fit) => tileOf(kind, { colorway: 'rowan', cut: 'men', view: 'worn', fit })))
  const inks = fits.map(ink)
  expect(inks).toEqual([...inks].sort((a, b) => a - b))
  expect(new Set(inks).size).toBe(3)
  expect(widthOf(fits[0]!, height)).toBeGreaterThan(0)
})

/** The row of a tile that crosses the head. */
const HEAD = 12

test('[PDP-11] a figure has the build of the cut', async () => {
  const [women, men] = await Promise.all((['women', 'men'] as const).map((cut) => tileOf('tank', { colorway: 'rowan', cut, view: 'worn' })))
  expect(widthOf(women!, HEAD)).toBeGreaterThan(8)
  expect(widthOf(men!, HEAD)).toBeGreaterThan(widthOf(women!, HEAD))
})
