import { WIDTH } from '../drawings/core/studio.ts'
import type { Negative } from '../drawings/draw.ts'
import { noiseOf } from './noise.ts'
import { enlargedRow, shadowMap } from './shadow-map.ts'
import type { Size } from './size.ts'

/** Warm brown, the colour of every shadow. */
const SHADOW = [61, 51, 43] as const

/** Adds the grain to the opaque pixels of an item, and its shadows to those behind it. */
export async function finishPixels(pixels: Uint8ClampedArray, size: Size, { grain, scale, shadows }: Negative): Promise<void> {
  const zoom = size.width / WIDTH
  const noise = grain && (await noiseOf(grain, scale * zoom, size))
  const shade = shadowMap(pixels, size, shadows, zoom)
  const shadow = new Float32Array(size.width)
  for (let y = 0, at = 0; y < size.height; y++) {
    enlargedRow(shade, y, shadow)
    for (let x = 0; x < size.width; x++, at += 4) {
      const alpha = pixels[at + 3] ?? 0
      if (alpha < 255) lay(pixels, at, alpha / 255, (shadow[x] ?? 0))
      else if (noise) {
        const tone = noise[at >> 2] ?? 0
        pixels[at] = (pixels[at] ?? 0) + tone
        pixels[at + 1] = (pixels[at + 1] ?? 0) + tone
        pixels[at + 2] = (pixels[at + 2] ?? 0) + tone
      }
    }
  }
}

/** The pixel over the shadow. An empty one gets the shadow's colour, too, so that the encoder finds no edge. */
function lay(pixels: Uint8ClampedArray, at: number, alpha: number, shadow: number): void {
  const total = alpha + (1 - alpha) * shadow
  const share = total > 0 ? alpha / total : 0
  pixels[at] = (pixels[at] ?? 0) * share + SHADOW[0] * (1 - share)
  pixels[at + 1] = (pixels[at + 1] ?? 0) * share + SHADOW[1] * (1 - share)
  pixels[at + 2] = (pixels[at + 2] ?? 0) * share + SHADOW[2] * (1 - share)
  pixels[at + 3] = total * 255
}
