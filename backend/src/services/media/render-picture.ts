import sharp from 'sharp'
import { drawingOf } from './drawing.ts'
import { draw } from './drawings/draw.ts'
import { placeholder } from './placeholder.ts'

const PICTURE_WIDTH = 1000
const PICTURE_HEIGHT = 1250

sharp.concurrency(1)

/** @throws for a name that is no drawing's */
export async function renderPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(name)), { density: 90 })
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .webp({ quality: 78, alphaQuality: 60, effort: 4 })
    .toBuffer()
}

function svgOf(name: string): string {
  if (name === 'placeholder.webp') return placeholder()
  const drawing = drawingOf(name)
  if (!drawing) throw new Error(`${name} names no drawing`)
  return draw(drawing.kind, drawing)
}
