import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { drawingOf } from './drawing.ts'
import { expose } from './drawings/draw.ts'
import { sceneFrame, sceneOf } from './drawings/scenes/scene.ts'
import { PLACEHOLDER, placeholder } from './placeholder.ts'
import { encodeWebp } from './pixels/encode-webp.ts'
import { finishPixels } from './pixels/finish-pixels.ts'
import type { Size } from './pixels/size.ts'
import { svgOf } from './svg-of.ts'

const PICTURE: Size = { width: 1000, height: 1250 }

sharp.concurrency(1)

/**
 * Skia draws, because its blur takes a thirtieth of librsvg's time; sharp encodes, because its WebP is half the size of Skia's.
 * @throws for an unknown name
 */
export async function renderPicture(name: string): Promise<Buffer> {
  if (name === PLACEHOLDER) {
    return sharp(Buffer.from(placeholder())).resize(PICTURE).flatten({ background: '#f4f4f2' }).jpeg({ quality: 80 }).toBuffer()
  }
  const drawing = drawingOf(name)
  const negative = drawing && expose(drawing.kind, drawing)
  const svg = negative?.svg ?? svgOf(name)
  if (!svg) throw new Error(`${name} is not the name of a drawing`)
  const scene = sceneOf(name)
  const size = scene ? sceneFrame(scene) : PICTURE
  const pixels = await rasterize(svg, size)
  if (negative) await finishPixels(pixels, size, negative)
  return encodeWebp(pixels, size)
}

/** Skia draws an SVG at the size that it names, and would enlarge the result. */
async function rasterize(svg: string, { width, height }: Size): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(width, height).getContext('2d')
  canvas.drawImage(await loadImage(Buffer.from(svg.replace(/ width="\d+" height="\d+">/, ` width="${width}" height="${height}">`))), 0, 0)
  return canvas.getImageData(0, 0, width, height).data
}
