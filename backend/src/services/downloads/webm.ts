import type { Size } from '../media/pixels/size.ts'

/**
 * A film without sound as WebM. A lossy WebP is one key frame of VP8, so pictures become a film without an encoder for films.
 * @param pictures lossy WebP without transparency, all of this size
 * @param interval milliseconds from one to the next
 */
export function webm(pictures: readonly Buffer[], { width, height }: Size, interval: number): Buffer {
  const frames = pictures.map((picture, index) => element('a3', Buffer.concat([Buffer.from([0x81, ...int16(index * interval), 0x80]), vp8Of(picture)])))
  const video = element('e0', element('b0', uint(width)), element('ba', uint(height)))
  const track = element('ae', element('d7', uint(1)), element('73c5', uint(1)), element('83', uint(1)), element('86', Buffer.from('V_VP8')), video)
  const info = element('1549a966', element('2ad7b1', uint(1_000_000)), element('4489', float(pictures.length * interval)), element('4d80', NAME), element('5741', NAME))
  const cluster = element('1f43b675', element('e7', uint(0)), ...frames)
  return Buffer.concat([HEADER, element('18538067', info, element('1654ae6b', track), cluster)])
}

const NAME = Buffer.from('Halny')

/** The frame of a WebP in its simple format: behind the headers of the file and of its only chunk. */
function vp8Of(picture: Buffer): Buffer {
  if (picture.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error('The picture is no lossy WebP without transparency')
  return picture.subarray(20, 20 + picture.readUInt32LE(16))
}

/** An element of EBML: its id, the length of its content in eight bytes, and its content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(content.reduce((sum, part) => sum + part.length, 0)))
  length[0] = 0x01
  return Buffer.concat([Buffer.from(id, 'hex'), length, ...content])
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const int16 = (value: number): [number, number] => [value >> 8, value & 0xff]

const HEADER = element(
  '1a45dfa3',
  ...([['4286', 1], ['42f7', 1], ['42f2', 4], ['42f3', 8]] as const).map(([id, value]) => element(id, uint(value))),
  element('4282', Buffer.from('webm')),
  ...([['4287', 2], ['4285', 2]] as const).map(([id, value]) => element(id, uint(value))),
)
