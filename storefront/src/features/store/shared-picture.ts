import 'server-only'
import { absoluteUrl } from './absolute-url.ts'
import { imageAddress } from '../../lib/image-sources.ts'

/** A width that link previews and search engines take; the optimiser makes it anyway. */
const WIDTH = 1200

/** A picture for those outside the shop. It comes from the shop itself: the backend may be out of their reach. */
export const sharedPicture = (src: string): string => absoluteUrl(imageAddress(src, WIDTH))
