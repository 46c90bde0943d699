import type { MediaGalleryEntry, ProductImage, ProductVideo } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import type { GalleryEntry } from './gallery.repository.ts'
import { pictureUrl, placeholderUrl } from './picture-url.ts'

type ShownRole = 'image' | 'small_image' | 'thumbnail'
type Role = ShownRole | 'swatch_image'

/** The entry with a role, else the first visible one, except for swatches. */
export function entryInRole(gallery: readonly GalleryEntry[], role: Role): GalleryEntry | undefined {
  const withRole = gallery.find(({ roles }) => roles.split(',').includes(role))
  return withRole ?? (role === 'swatch_image' ? undefined : gallery.find(({ isDisabled }) => !isDisabled))
}

/** Falls back to the placeholder, labelled with the product's name. */
export function pictureOf(gallery: readonly GalleryEntry[], role: ShownRole, name: string, publicUrl: string): ProductImage {
  const entry = entryInRole(gallery, role)
  return entry ? imageOf(entry, name, publicUrl) : { url: placeholderUrl(publicUrl, role), label: name }
}

/** A picture or a video; the label falls back to the product's name. */
export function mediaOf(entry: GalleryEntry, name: string, publicUrl: string): ProductImage | ProductVideo {
  const { videoUrl, videoTitle, videoDescription } = entry
  if (videoUrl === null) return { __typename: 'ProductImage', ...imageOf(entry, name, publicUrl) }
  // One of the shop's own files has an address below the backend's.
  const video = { video_url: new URL(videoUrl, publicUrl).href, video_title: videoTitle, video_description: videoDescription, video_metadata: '' }
  const video_content = { media_type: 'external-video', video_provider: providerOf(videoUrl), ...video }
  return { __typename: 'ProductVideo', ...imageOf(entry, name, publicUrl), video_content }
}

export const entryOf = ({ id, path, label, position, isDisabled }: GalleryEntry): MediaGalleryEntry => ({
  id,
  uid: toUid(id),
  file: filePath(path),
  label,
  position,
  disabled: isDisabled,
})

/** Magento's paths begin with a slash. */
export const filePath = (path: string): string => `/${path}`

const imageOf = ({ path, label, position, isDisabled }: GalleryEntry, name: string, publicUrl: string) => ({
  url: pictureUrl(publicUrl, path),
  label: label ?? name,
  position,
  disabled: isDisabled,
})

/** Magento's names of the video hosts that it has players for. */
function providerOf(url: string): string {
  if (/\b(youtube\.com|youtu\.be|youtube-nocookie\.com)\b/.test(url)) return 'youtube'
  return /\bvimeo\.com\b/.test(url) ? 'vimeo' : ''
}
