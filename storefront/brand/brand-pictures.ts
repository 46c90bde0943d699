import type { StaticImageData } from 'next/image'

/** All may be missing. */
export interface BrandPictures {
  readonly logo?: StaticImageData
  readonly icon?: StaticImageData
  readonly appleIcon?: StaticImageData
  /** Of the installed shop, PNG: 192 and 512 pixels for any place, and one whose edges may be cut off. */
  readonly appIcons?: ReadonlyArray<{ readonly picture: StaticImageData; readonly purpose: 'any' | 'maskable' }>
  readonly story?: StaticImageData
  readonly partners?: readonly Partner[]
}

export interface Partner {
  /** Names the partner's line among `home.partners` of the words. */
  readonly key: string
  readonly name: string
  readonly mark: StaticImageData
}
