import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { svgOf } from './svg-of.ts'
import { PLACEHOLDER, placeholder } from './placeholder.ts'

const PICTURE = { width: 1000, height: 1250 }

sharp.concurrency(1)

/**
 * Skia draws, because its blur takes a thirtieth of librsvg's time; sharp encodes, because its WebP is half the size of Skia's.
 * @throws for an unknown name
 */
export async function renderPicture(name: string): Promise<Buffer> {
  const { width, height } = PICTURE
  if (name === PLACEHOLDER) {
    return sharp(Buffer.from(placeholder())).resize(width, height).flatten({ background: '#f4f4f2' }).jpeg({ quality: 80 }).toBuffer()
  }
  const svg = svgOf(name)
  if (!svg) throw new Error(`${name} is not the name of a drawing`)
  const canvas = createCanvas(width, height).getContext('2d')
  canvas.drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height)
  const { data } = canvas.getImageData(0, 0, width, height)
  // A lower alpha quality breaks the soft shadows into bands.
  return sharp(data, { raw: { ...PICTURE, channels: 4 } }).webp({ quality: 78, alphaQuality: 90, effort: 2 }).toBuffer()
}
