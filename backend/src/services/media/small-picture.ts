import { rename, writeFile } from 'node:fs/promises'
import type { Size } from './pixels/size.ts'

/** Twice the size at which mails show it. */
const SMALL: Size = { width: 144, height: 180 }
/** The shop's ground for product pictures: a JPEG has no transparency. */
const GROUND = '#ECEEE7'

export const smallName = (name: string): string => `${name.replace(/\.webp$/, '')}.small.jpg`

/** @param file where it is stored, complete or not at all */
export async function storeSmall(picture: Buffer, file: string): Promise<Buffer> {
  // Loaded on first use: few requests need it, and it takes 20 MB.
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(picture).resize(SMALL).flatten({ background: GROUND }).jpeg({ quality: 80 }).toBuffer()
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  return bytes
}
