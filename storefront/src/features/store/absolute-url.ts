import 'server-only'
import { readServerSettings } from '../../env.ts'
import { imageAddress } from '../../lib/image-sources.ts'

const { siteUrl } = readServerSettings()

/** The absolute URL of a public path of the shop. */
export const absoluteUrl = (path: string): string => siteUrl + path

/** Wide enough for link previews and search engines. */
const SHARED_WIDTH = 1200

/** The absolute URL of a picture. The shop serves it, since link previews and search engines may not reach the backend. */
export const sharedPicture = (src: string): string => absoluteUrl(imageAddress(src, SHARED_WIDTH))
