import type { StaticImageData } from 'next/image'

/** All may be missing. */
export interface BrandPictures {
  readonly logo?: StaticImageData
  readonly icon?: StaticImageData
  readonly appleIcon?: StaticImageData
  readonly story?: StaticImageData
  readonly partners?: readonly Partner[]
}

export interface Partner {
  /** Names the partner's line among `home.partners` of the words. */
  readonly key: string
  readonly name: string
  readonly mark: StaticImageData
}
