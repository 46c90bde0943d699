import type { StaticImageData } from 'next/image'

/** All may be missing. */
export interface BrandPictures {
  readonly fonts?: BrandFonts
  readonly logo?: StaticImageData
  readonly icon?: StaticImageData
  readonly appleIcon?: StaticImageData
  /** Of the installed shop, PNG: 192 and 512 pixels for any place, and one whose edges may be cut off. */
  readonly appIcons?: ReadonlyArray<{ readonly picture: StaticImageData; readonly purpose: 'any' | 'maskable' }>
  readonly story?: StaticImageData
  readonly partners?: readonly Partner[]
}

/** Files (.woff2) with all weights from 400 to 700, of the font that the theme names. */
interface BrandFonts {
  readonly latin: string
  /** The letters beyond Western Europe's, of which each Polish page needs some. */
  readonly latinExtended?: string
}

export interface Partner {
  /** Names the partner's line among `home.partners` of the words. */
  readonly key: string
  readonly name: string
  readonly mark: StaticImageData
}
