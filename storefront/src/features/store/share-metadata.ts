import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { absoluteUrl } from './absolute-url.ts'
import { plainText } from '../../lib/plain-text.ts'
import { sharedPicture } from './shared-picture.ts'
import { getShopIdentity } from './shop-identity.ts'
import { getStoreConfigOrNone } from './store-config.ts'

interface SharedPage {
  readonly title: string | null | undefined
  /** Text or HTML; the shop's own description stands in for none. */
  readonly description: string | null | undefined
  /** The page's public path. */
  readonly path: string
  readonly picture: string | null | undefined
}

const LONGEST_DESCRIPTION = 160

/** What search results and link previews say of a page. */
export async function shareMetadata({ title, description, path, picture }: SharedPage, locale: Locale): Promise<Metadata> {
  const [store, shop] = await Promise.all([getStoreConfigOrNone(locale), getShopIdentity(locale)])
  const text = plainText(description ?? '').slice(0, LONGEST_DESCRIPTION)
  const words = { ...(title && { title }), ...(text && { description: text }) }
  return {
    ...words,
    openGraph: {
      ...words,
      type: 'website',
      url: absoluteUrl(path),
      ...(shop.name && { siteName: shop.name }),
      ...(store?.languageTag && { locale: store.languageTag }),
      ...(picture && { images: sharedPicture(picture) }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}
