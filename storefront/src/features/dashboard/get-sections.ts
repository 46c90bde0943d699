import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { type Section, SECTIONS } from './sections.ts'

/** The pages of the dashboard that this store view has. While it cannot say, all of them. */
export async function getSections(locale: Locale): Promise<readonly Section[]> {
  const config = await getStoreConfigOrNone(locale)
  const isOff: Partial<Record<Section, boolean>> = {
    wishlist: config?.isWishlistOn === false,
    'my-reviews': config?.areReviewsOn === false,
  }
  return SECTIONS.filter((section) => !isOff[section])
}
