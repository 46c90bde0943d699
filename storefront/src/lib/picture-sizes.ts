/** What the image optimiser makes of a picture, and nothing else (next.config.ts): a visitor decides neither size nor quality. */
export const DEVICE_SIZES = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384]
export const PICTURE_QUALITY = 75
