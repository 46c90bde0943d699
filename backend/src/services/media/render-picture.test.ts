import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeWebp } from './pixels/encode-webp.ts'
import { renderPicture } from './render-picture.ts'

const WIDTH = 1000

const rgba = (file: Buffer): Promise<Buffer> => sharp(file).ensureAlpha().raw().toBuffer()
const at = (pixels: Buffer, x: number, y: number): number[] => [...pixels.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4)]

test('an item has the grain of its cloth, and a shadow below and to the right, on a transparent ground', async () => {
  const pixels = await rgba(await renderPicture('tee-scree-front.webp'))
  const tones = new Set(Array.from({ length: 60 }, (_, step) => at(pixels, 470 + step, 700)[0]))
  expect(tones.size).toBeGreaterThan(6)
  expect(at(pixels, 5, 5)[3]).toBe(0)
  const below = Array.from({ length: 300 }, (_, step) => at(pixels, 500, 950 + step)).filter(([, , , alpha]) => alpha! > 20 && alpha! < 120)
  expect(below.length).toBeGreaterThan(20)
  for (const [red] of below) expect(Math.abs(red! - 61)).toBeLessThan(16)
})

test('all colours of an outline have the same transparency as each encoded alone', async () => {
  const size = { width: 40, height: 30 }
  const picture = (red: number): Uint8ClampedArray =>
    Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, index) => [red, 40, 90, (Math.floor(index / 4) % 40) * 6][index % 4]!)
  for (const red of [20, 200]) {
    const file = await encodeWebp(picture(red), size)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', ...size, hasAlpha: true })
    const pixels = await rgba(file)
    expect(Math.abs(pixels[4 * 39]! - red)).toBeLessThan(12)
    expect([0, 10, 20, 39].map((x) => pixels[x * 4 + 3])).toEqual([0, 10, 20, 39].map((x) => expect.closeTo(x * 6, -1)))
  }
})

test('an opaque picture has no transparency, and a scene is wide', async () => {
  expect(await sharp(await renderPicture('scene-gear-wide.webp')).metadata()).toMatchObject({ width: 1600, height: 1000, hasAlpha: false })
})
