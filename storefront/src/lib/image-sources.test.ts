import { expect, test } from 'vitest'
import { DEVICE_SIZES, IMAGE_SIZES, imageSources, PICTURE_QUALITY } from './image-sources.ts'

test('[IMG-01] pictures have the widths, sizes and quality of the specification', () => {
  expect(DEVICE_SIZES).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840])
  expect(IMAGE_SIZES).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
  expect(PICTURE_QUALITY).toBe(75)
})

test('[IMG-01] a picture offers the browser each width of its place, and the largest to browsers that cannot choose', () => {
  const address = (width: number) => `/_next/image?url=https%3A%2F%2Fshop.example%2Fmedia%2Fcup.webp%3Fv%3D2&w=${width}&q=75`
  expect(imageSources('https://shop.example/media/cup.webp?v=2', 'card')).toEqual({
    src: address(640),
    srcSet: `${address(256)} 256w, ${address(384)} 384w, ${address(640)} 640w`,
  })
})

test.each(['thumb', 'card', 'wide'] as const)('[IMG-01] the widths of a %s picture are served', (place) => {
  const widths = [...imageSources('/cup.webp', place).srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(widths.length).toBeGreaterThan(2)
  expect(widths.filter((width) => ![...DEVICE_SIZES, ...IMAGE_SIZES].includes(width))).toEqual([])
})
