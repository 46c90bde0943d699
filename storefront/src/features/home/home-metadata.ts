import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getRenderedEntry } from '../blocks/rendered-entry.ts'
import { entryMetadata } from '../content/page-entry.ts'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { shareMetadata } from '../store/share-metadata.ts'
import { shopDescription } from '../store/shop-identity.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const [shown, bestsellers] = await Promise.all([getRenderedEntry('/', locale), getBestsellers(locale)])
  const picture = bestsellers?.products[0]?.small_image?.url
  return shown ? entryMetadata(shown.entry, '/', locale, picture) : builtInMetadata(picture, locale)
}

async function builtInMetadata(picture: string | null | undefined, locale: Locale): Promise<Metadata> {
  const [t, description, store] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    shopDescription(locale),
    getStoreConfigOrNone(locale),
  ])
  const own = t.has('title') ? t('title') : undefined
  const shared = await shareMetadata({ title: own ?? store?.title, description, path: localePath(locale, '/'), picture }, locale)
  if (own) return shared
  // The shop's title already contains its name; the layout uses it for pages without a title of their own.
  const { title: _, ...untitled } = shared
  return untitled
}
