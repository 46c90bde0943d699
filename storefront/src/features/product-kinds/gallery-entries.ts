import type { GalleryImageFragment } from '../../graphql/generated/types.ts'
import { httpUrl } from '../../lib/http-url.ts'
import { inOrder } from './in-order.ts'

export interface Video {
  readonly url: string
  readonly title: string
  /** The preview image. */
  readonly picture: string
}

type Gallery<Entry> = ReadonlyArray<Entry | null> | null
type Shown = Pick<GalleryImageFragment, '__typename' | 'url' | 'position' | 'disabled'>

const shown = <Entry extends Shown>(gallery: Gallery<Entry>) => inOrder(gallery).filter(({ disabled }) => !disabled)

/** In the merchant's order, without duplicates and hidden pictures. */
export function pictureUrls(gallery: Gallery<Shown>): string[] {
  const pictures = shown(gallery).filter(({ __typename, url }) => __typename === 'ProductImage' && url)
  return [...new Set(pictures.map(({ url }) => url ?? ''))]
}

/** Videos are linked and not embedded: players of other sites would track visitors. */
export const videosOf = (gallery: Gallery<GalleryImageFragment>): Video[] =>
  shown(gallery).flatMap((entry) => {
    const content = entry.__typename === 'ProductVideo' ? entry.video_content : undefined
    const url = httpUrl(content?.video_url)
    return url ? [{ url, title: content?.video_title ?? entry.label ?? '', picture: entry.url ?? '' }] : []
  })
