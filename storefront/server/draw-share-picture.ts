import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BRANDS } from '../brand/brands.ts'

export interface ShareDesign {
  /** The ground of the shop's product pictures. */
  readonly ground: string
  /** The wind lines, of the size of the picture. */
  readonly lines: Buffer
  /** The brand's logo, an SVG. */
  readonly logo: Buffer | undefined
}

const SHARE_SIZE = { width: 1200, height: 630 }

/** `--brand-stone` in src/ui/tokens.css. */
const STONE = '#ECEDE7'
const WHITE = '#FFFFFF'
const MARGIN = 26
const LOGO_HEIGHT = 54
const MAX_PIXELS = 40_000_000
const QUALITY = 84

/** Of the shop with that brand, or of one without. */
export async function readShareDesign(brand: string | undefined): Promise<ShareDesign> {
  const theme = brand === undefined ? undefined : (await BRANDS[brand]?.brand())?.brand.theme
  const logo = brand === undefined ? undefined : join(import.meta.dirname, '../brand', brand, 'logo.svg')
  const lines = readFileSync(join(import.meta.dirname, '../src/ui/wind/hero-wide.svg'), 'utf8')
  return {
    ground: theme?.colors?.panel ?? STONE,
    lines: Buffer.from(lines.replace('<svg ', `<svg width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" opacity=".3" `)),
    logo: logo !== undefined && existsSync(logo) ? readFileSync(logo) : undefined,
  }
}

/**
 * An opaque JPEG of 1200 × 630 pixels, which every network shows: a wide picture fills it, a product stands on the shop's ground. A
 * product on a white ground of its own stands on white.
 */
export async function drawSharePicture(source: Buffer, { ground, lines, logo }: ShareDesign): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const { width, height, isOpaque } = await describe(source, options)
  const sign = logo ? await signOf(logo) : []
  if (isOpaque && width > height * 1.2) {
    return sharp(source, options).rotate().resize({ ...SHARE_SIZE, fit: 'cover' }).composite(sign).jpeg({ quality: QUALITY }).toBuffer()
  }
  const product = await sharp(source, options)
    .rotate()
    .resize({ width: SHARE_SIZE.width - 2 * MARGIN, height: SHARE_SIZE.height - 2 * MARGIN, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: isOpaque ? WHITE : ground } })
    .composite([...(isOpaque ? [] : [{ input: lines }]), { input: product }, ...sign])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

async function describe(source: Buffer, options: { readonly limitInputPixels: number; readonly failOn: 'error' }) {
  const { width, height, hasAlpha } = await sharp(source, options).metadata()
  return { width, height, isOpaque: !hasAlpha || (await sharp(source, options).stats()).isOpaque }
}

/** The logo on a white sign at the lower left, as on the hero of the home page. */
async function signOf(logo: Buffer) {
  const drawn = await sharp(logo).resize({ height: LOGO_HEIGHT, width: 260, fit: 'inside' }).png().toBuffer()
  const { width, height } = await sharp(drawn).metadata()
  const plate = { width: width + 48, height: height + 36, channels: 3 as const, background: WHITE }
  const sign = await sharp({ create: plate }).composite([{ input: drawn }]).png().toBuffer()
  return [{ input: sign, left: 40, top: SHARE_SIZE.height - plate.height - 40 }]
}
