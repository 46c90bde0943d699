import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { type Cover, drawStill } from '../media/drawings/covers/cover.ts'
import { CARD } from '../media/drawings/covers/card.ts'
import type { Size } from '../media/pixels/size.ts'
import { webm } from './webm.ts'

const FILM: Size = { width: 480, height: 270 }
const FRAMES = 48
const INTERVAL_MS = 167
/** The share of the room that the camera sees at first and at last. */
const [WIDE, CLOSE] = [1, 0.62]

const films = new Map<string, Promise<Buffer>>()

/** Eight seconds in the room of a lesson: the camera moves towards the equipment. Made on the first request for it. */
export function sampleFilm(cover: Cover): Promise<Buffer> {
  const key = `${cover.motif}-${cover.colorway}`
  const film = films.get(key) ?? record(cover)
  films.set(key, film)
  return film
}

async function record(cover: Cover): Promise<Buffer> {
  const scale = 1.5
  const size = { width: CARD.width * scale, height: CARD.height * scale }
  const canvas = createCanvas(size.width, size.height).getContext('2d')
  canvas.drawImage(await loadImage(Buffer.from(drawStill(cover))), 0, 0, size.width, size.height)
  const still = Buffer.from(canvas.getImageData(0, 0, size.width, size.height).data.buffer)
  const pictures: Buffer[] = []
  for (let frame = 0; frame < FRAMES; frame++) {
    const region = cameraAt(frame / (FRAMES - 1), size)
    const picture = sharp(still, { raw: { ...size, channels: 4 } }).extract(region).removeAlpha().resize(FILM)
    pictures.push(await picture.webp({ quality: 60, effort: 1 }).toBuffer())
  }
  return webm(pictures, FILM, INTERVAL_MS)
}

/** @param time from 0 to 1; the camera starts and stops gently */
function cameraAt(time: number, { width, height }: Size) {
  const eased = time * time * (3 - 2 * time)
  const seen = Math.round(width * (WIDE + (CLOSE - WIDE) * eased))
  const tall = Math.round((seen * FILM.height) / FILM.width)
  return { left: Math.round((width - seen) / 2), top: Math.round((height - tall) * (0.3 + 0.62 * eased)), width: seen, height: tall }
}
