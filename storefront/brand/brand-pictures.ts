import type { StaticImageData } from 'next/image'

/** All may be missing. */
export interface BrandPictures {
  readonly fonts?: BrandFonts
  readonly logo?: StaticImageData
  /** For the head of mails, whose ground is dark: PNG, twice as large as it is shown. */
  readonly mailLogo?: StaticImageData
  readonly icon?: StaticImageData
  readonly appleIcon?: StaticImageData
  /** Of the installed shop, PNG: 192 and 512 pixels for any place, and one whose edges may be cut off. */
  readonly appIcons?: ReadonlyArray<{ readonly picture: StaticImageData; readonly purpose: 'any' | 'maskable' }>
  readonly story?: StaticImageData
  readonly partners?: readonly Partner[]
}

/** Variable fonts (.woff2, weights 400 to 700) of the family in the theme. */
interface BrandFonts {
  readonly latin: string
  /** Needed for Polish. */
  readonly latinExtended?: string
}

export interface Partner {
  /** The key of the partner's text in `home.partners` of the messages. */
  readonly key: string
  readonly name: string
  readonly mark: StaticImageData
}
