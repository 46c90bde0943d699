import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { absoluteUrl, sharePicture } from './absolute-url.ts'
import { getShopIdentity } from './shop-identity.ts'
import { getStoreConfigOrNone } from './store-config.ts'

interface SharedPage {
  readonly title: string | null | undefined
  /** Text or HTML; without one, the page has the shop's. */
  readonly description: string | null | undefined
  /** The page's public path. */
  readonly path: string
  readonly picture: string | null | undefined
}

const MAX_DESCRIPTION = 160

/** The metadata of a page for search results and link previews. */
export async function shareMetadata({ title, description, path, picture }: SharedPage, locale: Locale): Promise<Metadata> {
  const [store, shop] = await Promise.all([getStoreConfigOrNone(locale), getShopIdentity(locale)])
  const text = plainText(description ?? '').slice(0, MAX_DESCRIPTION)
  const image = picture ? sharePicture(picture, title ?? shop.name) : undefined
  const texts = { ...(title && { title }), ...(text && { description: text }) }
  return {
    ...texts,
    openGraph: {
      ...texts,
      type: 'website',
      url: absoluteUrl(path),
      ...(shop.name && { siteName: shop.name }),
      ...(store?.languageTag && { locale: store.languageTag }),
      ...(image && { images: image }),
    },
    // Without its own picture, Next.js would repeat the size and the text of the one above.
    twitter: image ? { card: 'summary_large_image', images: image.url } : { card: 'summary' },
  }
}
