import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Grain } from '../drawings/core/sheet.ts'
import type { Size } from './size.ts'

const noises = new Map<string, Promise<Int8Array>>()
const MAX_NOISES = 24

/** The difference that the noise makes to a pixel's tone; the same for all pictures of that grain and scale. */
export function noiseOf(grain: Grain, scale: number, size: Size): Promise<Int8Array> {
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
  return Int8Array.from({ length: width * height }, (_, index) => Math.round(((data[index * 4] ?? 0) - 127.5) * strength))
}
