import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { getBestsellers } from '../catalog/bestsellers.ts'
import { shareMetadata } from '../store/share-metadata.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const [t, common, bestsellers, store] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'common' }),
    getBestsellers(locale),
    getStoreConfigOrNone(locale),
  ])
  const description = store?.description || common('siteDescription')
  const picture = bestsellers?.products[0]?.small_image?.url
  return shareMetadata({ title: t('title'), description, path: localePath(locale, '/'), picture }, locale)
}
