import type { ColorSwatchData, ImageSwatchData, TextSwatchData } from '../../generated/resolvers.ts'
import { pictureUrl } from '../catalog/picture-url.ts'

type Swatch = ColorSwatchData | ImageSwatchData | TextSwatchData

/** @param swatch as stored with its option: `#24282d`, the path of an image, which begins with a slash, or a short text */
export function swatchData(swatch: string | null, publicUrl: string): Swatch | null {
  if (swatch === null) return null
  if (swatch.startsWith('#')) return { __typename: 'ColorSwatchData', value: swatch }
  if (!swatch.startsWith('/')) return { __typename: 'TextSwatchData', value: swatch }
  return { __typename: 'ImageSwatchData', value: swatch, thumbnail: pictureUrl(publicUrl, swatch.slice(1)) }
}
