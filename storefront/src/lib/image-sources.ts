/** The only sizes and quality that the image optimiser accepts (next.config.ts), so that visitors cannot request others. */
export const DEVICE_SIZES = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384]
export const PICTURE_QUALITY = 75

/** Widths by a picture's place on the page, from the sizes above. The lists are short, since every picture repeats them in the HTML. */
const WIDTHS = {
  thumb: [96, 128, 256],
  card: [256, 384, 640],
  wide: [640, 828, 1200, 1920],
} as const

export type ImageWidths = keyof typeof WIDTHS

/** The addresses that next/image would give a picture, without its client code. */
export function imageSources(src: string, widths: ImageWidths): { src: string; srcSet: string } {
  const list = WIDTHS[widths]
  return {
    src: imageAddress(src, Math.max(...list)),
    srcSet: list.map((width) => `${imageAddress(src, width)} ${width}w`).join(', '),
  }
}

export const imageAddress = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${PICTURE_QUALITY}`
