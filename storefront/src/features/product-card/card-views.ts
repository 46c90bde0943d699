import type { CardViewsFragment } from '../../graphql/generated/types.ts'
import { pictureUrls } from '../product-kinds/gallery-entries.ts'

export interface CardViews {
  readonly front: string
  /** The gallery's second picture, which is the back by convention: Magento does not say what a picture shows. */
  readonly back: string | undefined
}

/** Undefined for a product without a picture. */
export function cardViews({ small_image, media_gallery }: CardViewsFragment): CardViews | undefined {
  const front = small_image?.url
  if (!front) return undefined
  return { front, back: pictureUrls(media_gallery).find((url) => fileOf(url) !== fileOf(front)) }
}

/** Magento resizes each role of a picture into a folder of its own, so only the name of the file is the same. */
const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
