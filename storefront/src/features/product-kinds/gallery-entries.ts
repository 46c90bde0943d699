import type { GalleryImageFragment } from '../../graphql/generated/types.ts'
import { httpUrl } from '../../lib/http-url.ts'
import { inOrder } from '../../lib/in-order.ts'

export interface Video {
  readonly url: string
  readonly title: string
  /** The preview image. */
  readonly picture: string
  /** How the page plays it; without one, it is a link to its host. */
  readonly player?: { readonly kind: 'file' | 'frame'; readonly src: string }
}

type Gallery<Entry> = ReadonlyArray<Entry | null> | null
type Shown = Pick<GalleryImageFragment, '__typename' | 'url' | 'position' | 'disabled'>

const shown = <Entry extends Shown>(gallery: Gallery<Entry>) => inOrder(gallery).filter(({ disabled }) => !disabled)

/** In the merchant's order, without duplicates and hidden pictures. */
export function pictureUrls(gallery: Gallery<Shown>): string[] {
  const pictures = shown(gallery).filter(({ __typename, url }) => __typename === 'ProductImage' && url)
  return [...new Set(pictures.map(({ url }) => url ?? ''))]
}

/**
 * The alternative texts of a gallery's pictures by their addresses. A label that all pictures of a product share is Magento's fallback,
 * the product's name.
 */
export function labelsOf(gallery: Gallery<GalleryImageFragment>, name: string | null): ReadonlyMap<string, string> {
  const labelled = shown(gallery).flatMap(({ __typename, url, label }) => (__typename === 'ProductImage' && url && label ? [[url, label] as const] : []))
  const areOwn = labelled.length === 1 || new Set(labelled.map(([, label]) => label)).size > 1
  return new Map(areOwn ? labelled.filter(([, label]) => label !== name) : [])
}

/**
 * What the labels say beyond the product's name and the first picture's label, by the addresses of the pictures: 'on a figure', not the
 * name and the colour again.
 */
export function captionsOf(gallery: Gallery<GalleryImageFragment>, name: string | null): ReadonlyArray<readonly [url: string, caption: string]> {
  const [first, ...others] = shown(gallery).filter(({ __typename, url }) => __typename === 'ProductImage' && url)
  const known = new Set([name, ...(first?.label?.split(', ') ?? [])])
  return others.flatMap(({ url, label }) => {
    const caption = label?.split(', ').filter((part) => !known.has(part)).join(', ')
    return url && caption ? [[url, caption] as const] : []
  })
}

/** Without players, which the page's policy decides on. */
export const videosOf = (gallery: Gallery<GalleryImageFragment>): Video[] =>
  shown(gallery).flatMap((entry) => {
    const content = entry.__typename === 'ProductVideo' ? entry.video_content : undefined
    const url = httpUrl(content?.video_url)
    return url ? [{ url, title: entry.label ?? '', picture: entry.url ?? '' }] : []
  })
