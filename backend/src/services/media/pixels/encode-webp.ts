import sharp from 'sharp'
import type { Size } from './size.ts'

const QUALITY = { quality: 78, effort: 0 } as const
/** A lower quality breaks the soft shadows into bands. */
const ALPHA = { alphaQuality: 90, effort: 0 } as const
const MAX_KNOWN = 6
const ALPHA_FLAG = 0x10

interface KnownAlpha {
  readonly plane: Buffer
  readonly chunk: Buffer
}

/** Transparency by its encoded form: a product's colours have the same outlines, and to encode these takes half of the time. */
const known: KnownAlpha[] = []

/** WebP, with transparency if some pixel has any. */
export async function encodeWebp(pixels: Uint8ClampedArray, { width, height }: Size): Promise<Buffer> {
  const count = width * height
  const colors = Buffer.allocUnsafe(count * 3)
  const plane = Buffer.allocUnsafe(count)
  for (let index = 0, from = 0, to = 0; index < count; index++, from += 4, to += 3) {
    colors[to] = pixels[from] ?? 0
    colors[to + 1] = pixels[from + 1] ?? 0
    colors[to + 2] = pixels[from + 2] ?? 0
    plane[index] = pixels[from + 3] ?? 0
  }
  const opaque = await sharp(colors, { raw: { width, height, channels: 3 } }).webp(QUALITY).toBuffer()
  if (!plane.some((alpha) => alpha !== 255)) return opaque
  return joined({ width, height }, await alphaChunk(plane, { width, height }), chunkOf(opaque, 'VP8 '))
}

async function alphaChunk(plane: Buffer, { width, height }: Size): Promise<Buffer> {
  const found = known.find((other) => other.plane.equals(plane))
  if (found) return found.chunk
  const pixels = Buffer.alloc(width * height * 4)
  for (let index = 0; index < plane.length; index++) pixels[index * 4 + 3] = plane[index] ?? 0
  const chunk = chunkOf(await sharp(pixels, { raw: { width, height, channels: 4 } }).webp({ ...ALPHA, quality: 1 }).toBuffer(), 'ALPH')
  known.unshift({ plane, chunk })
  known.length = Math.min(known.length, MAX_KNOWN)
  return chunk
}

/** With its header and padding. @throws for a file without that chunk */
function chunkOf(file: Buffer, name: string): Buffer {
  for (let at = 12; at < file.length; ) {
    const end = at + 8 + file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error(`The encoder wrote no ${name.trim()} chunk`)
}

/** The extended file format: a header that announces transparency, the transparency and the picture. */
function joined({ width, height }: Size, alpha: Buffer, picture: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(header.length - 8 + alpha.length + picture.length, 4)
  header.write('WEBPVP8X', 8, 'latin1')
  header.writeUInt32LE(10, 16)
  header.writeUInt8(ALPHA_FLAG, 20)
  header.writeUIntLE(width - 1, 24, 3)
  header.writeUIntLE(height - 1, 27, 3)
  return Buffer.concat([header, alpha, picture])
}
