/** The shadows of an item on the paper behind it and on the floor. */
import type { Shadows, SoftEllipse } from '../drawings/core/studio.ts'
import type { Size } from './size.ts'

/** Shadows are soft, so a quarter of the resolution is enough. */
const CELL = 4

interface ShadowMap {
  readonly values: Float32Array
  readonly columns: number
  readonly rows: number
}

export function shadowMap(pixels: Uint8ClampedArray, { width, height }: Size, { cast, floor }: Shadows, zoom: number): ShadowMap {
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)]
  const step = CELL / zoom
  const thrown = new Float32Array(columns * rows)
  const [dx, dy] = [Math.round(cast.dx / step), Math.round(cast.dy / step)]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [Math.max(0, column - dx), Math.max(0, row - dy)]
      const at = ((y * CELL + 1) * width + x * CELL + 1) * 4 + 3
      thrown[row * columns + column] = (((pixels[at] ?? 0) + (pixels[at + 4] ?? 0) + (pixels[at + width * 4] ?? 0) + (pixels[at + width * 4 + 4] ?? 0)) / 1020) * cast.opacity
    }
  }
  blur(thrown, columns, rows, cast.blur / step)
  for (const ellipse of floor) join(thrown, drawEllipse(ellipse, columns, rows, step))
  return { values: thrown, columns, rows }
}

/** One row of the picture's shadows, between those of the map. */
export function enlargedRow({ values, columns, rows }: ShadowMap, y: number, into: Float32Array): void {
  const height = Math.min(rows - 1, Math.max(0, (y + 0.5) / CELL - 0.5))
  const upper = Math.min(rows - 2, Math.floor(height)) * columns
  const down = height - upper / columns
  for (let x = 0; x < into.length; x++) {
    const place = Math.min(columns - 1, Math.max(0, (x + 0.5) / CELL - 0.5))
    const at = upper + Math.min(columns - 2, Math.floor(place))
    const right = place - (at - upper)
    const above = (values[at] ?? 0) + ((values[at + 1] ?? 0) - (values[at] ?? 0)) * right
    const below = (values[at + columns] ?? 0) + ((values[at + columns + 1] ?? 0) - (values[at + columns] ?? 0)) * right
    into[x] = above + (below - above) * down
  }
}

function join(values: Float32Array, others: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = 1 - (1 - (values[at] ?? 0)) * (1 - (others[at] ?? 0))
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
  line.fill((values[start] ?? 0), 0, radius)
  for (let index = 0, from = start; index < length; index++, from += step) line[radius + index] = values[from] ?? 0
  line.fill((values[last] ?? 0), radius + length, 2 * radius + length + 1)
  let sum = 0
  for (let index = 0; index <= 2 * radius; index++) sum += line[index] ?? 0
  for (let index = 0, to = start; index < length; index++, to += step) {
    values[to] = sum / (2 * radius + 1)
    sum += (line[index + 2 * radius + 1] ?? 0) - (line[index] ?? 0)
  }
}
