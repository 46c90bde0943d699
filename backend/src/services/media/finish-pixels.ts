import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Grain } from './drawings/core/sheet.ts'
import type { SoftEllipse } from './drawings/core/studio.ts'
import type { Negative } from './drawings/draw.ts'
import { WIDTH } from './drawings/core/studio.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Warm brown, the colour of every shadow. */
const SHADOW = [61, 51, 43] as const

/** Shadows are soft, so a quarter of the resolution is enough. */
const CELL = 4

/** Adds the grain to the opaque pixels of an item, and its shadows to those behind it. */
export async function finishPixels(pixels: Uint8ClampedArray, size: Size, { grain, scale, shadows }: Negative): Promise<void> {
  const zoom = size.width / WIDTH
  const noise = grain && (await noiseOf(grain, scale * zoom, size))
  const shade = shadowMap(pixels, size, shadows, zoom)
  const shadow = new Float32Array(size.width)
  for (let y = 0, at = 0; y < size.height; y++) {
    enlargedRow(shade, y, shadow)
    for (let x = 0; x < size.width; x++, at += 4) {
      const alpha = pixels[at + 3]!
      if (alpha < 255) lay(pixels, at, alpha / 255, shadow[x]!)
      else if (noise) {
        const tone = noise[at >> 2]!
        pixels[at] = pixels[at]! + tone
        pixels[at + 1] = pixels[at + 1]! + tone
        pixels[at + 2] = pixels[at + 2]! + tone
      }
    }
  }
}

/** One row of the picture's shadows, between those of the map. */
function enlargedRow({ values, columns, rows }: ShadowMap, y: number, into: Float32Array): void {
  const height = Math.min(rows - 1, Math.max(0, (y + 0.5) / CELL - 0.5))
  const upper = Math.min(rows - 2, Math.floor(height)) * columns
  const down = height - upper / columns
  for (let x = 0; x < into.length; x++) {
    const place = Math.min(columns - 1, Math.max(0, (x + 0.5) / CELL - 0.5))
    const at = upper + Math.min(columns - 2, Math.floor(place))
    const right = place - (at - upper)
    const above = values[at]! + (values[at + 1]! - values[at]!) * right
    const below = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * right
    into[x] = above + (below - above) * down
  }
}

/** The pixel over the shadow. An empty one gets the shadow's colour, too, so that the encoder finds no edge. */
function lay(pixels: Uint8ClampedArray, at: number, alpha: number, shadow: number): void {
  const total = alpha + (1 - alpha) * shadow
  const share = total > 0 ? alpha / total : 0
  pixels[at] = pixels[at]! * share + SHADOW[0] * (1 - share)
  pixels[at + 1] = pixels[at + 1]! * share + SHADOW[1] * (1 - share)
  pixels[at + 2] = pixels[at + 2]! * share + SHADOW[2] * (1 - share)
  pixels[at + 3] = total * 255
}

const noises = new Map<string, Promise<Int8Array>>()
const MAX_NOISES = 24

/** The difference that the noise makes to a pixel's tone; the same for all pictures of that grain and scale. */
function noiseOf(grain: Grain, scale: number, size: Size): Promise<Int8Array> {
  const key = JSON.stringify([grain, scale, size])
  const known = noises.get(key)
  if (known) return known
  const [oldest] = noises.size < MAX_NOISES ? [] : noises.keys()
  if (oldest !== undefined) noises.delete(oldest)
  const noise = drawNoise(grain, scale, size)
  noises.set(key, noise)
  return noise
}

async function drawNoise({ frequency, octaves, seed, strength }: Grain, scale: number, { width, height }: Size): Promise<Int8Array> {
  const box = `x="0" y="0" width="${width / scale}" height="${height / scale}"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><filter id="n" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/></filter>` +
    `<g transform="scale(${scale})"><rect ${box} filter="url(#n)"/></g></svg>`
  const canvas = createCanvas(width, height).getContext('2d')
  canvas.drawImage(await loadImage(Buffer.from(svg)), 0, 0)
  const { data } = canvas.getImageData(0, 0, width, height)
  return Int8Array.from({ length: width * height }, (_, index) => Math.round((data[index * 4]! - 127.5) * strength))
}

interface ShadowMap {
  readonly values: Float32Array
  readonly columns: number
  readonly rows: number
}

function shadowMap(pixels: Uint8ClampedArray, { width, height }: Size, { cast, floor }: Negative['shadows'], zoom: number): ShadowMap {
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)]
  const step = CELL / zoom
  const thrown = new Float32Array(columns * rows)
  const [dx, dy] = [Math.round(cast.dx / step), Math.round(cast.dy / step)]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [Math.max(0, column - dx), Math.max(0, row - dy)]
      const at = ((y * CELL + 1) * width + x * CELL + 1) * 4 + 3
      thrown[row * columns + column] = ((pixels[at]! + pixels[at + 4]! + pixels[at + width * 4]! + pixels[at + width * 4 + 4]!) / 1020) * cast.opacity
    }
  }
  blur(thrown, columns, rows, cast.blur / step)
  for (const ellipse of floor) join(thrown, drawEllipse(ellipse, columns, rows, step))
  return { values: thrown, columns, rows }
}

function join(values: Float32Array, others: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = 1 - (1 - values[at]!) * (1 - others[at]!)
}

function drawEllipse({ x, y, rx, ry, blur: deviation, opacity }: SoftEllipse, columns: number, rows: number, step: number): Float32Array {
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const up = ((row + 0.5) * step - y) / ry
    if (Math.abs(up) >= 1) continue
    const half = rx * Math.sqrt(1 - up * up)
    const [first, last] = [Math.round((x - half) / step), Math.round((x + half) / step)]
    values.fill(opacity, row * columns + Math.max(0, first), row * columns + Math.min(columns, last))
  }
  blur(values, columns, rows, deviation / step)
  return values
}

/** A Gaussian as three box blurs in each direction. @param deviation in cells */
function blur(values: Float32Array, columns: number, rows: number, deviation: number): void {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2))
  const line = new Float32Array(Math.max(columns, rows) + 2 * radius + 1)
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < rows; row++) boxBlur(values, line, row * columns, 1, columns, radius)
    for (let column = 0; column < columns; column++) boxBlur(values, line, column, columns, rows, radius)
  }
}

/** The ends of the line continue beyond it. */
function boxBlur(values: Float32Array, line: Float32Array, start: number, step: number, length: number, radius: number): void {
  const last = start + (length - 1) * step
  line.fill(values[start]!, 0, radius)
  for (let index = 0, from = start; index < length; index++, from += step) line[radius + index] = values[from]!
  line.fill(values[last]!, radius + length, 2 * radius + length + 1)
  let sum = 0
  for (let index = 0; index <= 2 * radius; index++) sum += line[index]!
  for (let index = 0, to = start; index < length; index++, to += step) {
    values[to] = sum / (2 * radius + 1)
    sum += line[index + 2 * radius + 1]! - line[index]!
  }
}
