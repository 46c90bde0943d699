import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { manifestPath } from '../offline/manifest.ts'
import { shopIcons } from '../store/shop-icons.ts'
import { getShopIdentity, shopDescription } from '../store/shop-identity.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { titleTemplate } from './title-template.ts'

const { isInstallable } = readServerSettings()

/** The metadata of all pages. */
export async function shopMetadata(locale: Locale): Promise<Metadata> {
  const [store, { name }, icons, description, t] = await Promise.all([
    getStoreConfigOrNone(locale),
    getShopIdentity(locale),
    shopIcons(locale),
    shopDescription(locale),
    getTranslations({ locale, namespace: 'common' }),
  ])
  return { title: titleTemplate(name, store, t('home')), ...(description && { description }), icons, ...(isInstallable && { manifest: manifestPath(locale) }) }
}
