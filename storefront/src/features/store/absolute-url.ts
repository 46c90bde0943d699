import 'server-only'
import { readServerSettings } from '../../env.ts'
import { imageAddress } from '../../lib/image-sources.ts'

const { siteUrl } = readServerSettings()

/** The absolute URL of a public path of the shop. */
export const absoluteUrl = (path: string): string => siteUrl + path

/** The picture of a link's preview, which the page server draws (server/share-pictures.ts). */
export const sharePicture = (src: string, alt: string | undefined) => ({
  url: absoluteUrl(`/_share.jpg?url=${encodeURIComponent(src)}`),
  width: 1200,
  height: 630,
  type: 'image/jpeg',
  ...(alt && { alt }),
})

/** Wide enough for search engines. */
const SHARED_WIDTH = 1200

/** The absolute URL of a picture. The shop serves it, since search engines may not reach the backend. */
export const sharedPicture = (src: string): string => absoluteUrl(imageAddress(src, SHARED_WIDTH))
