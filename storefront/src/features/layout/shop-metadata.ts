import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'

/** What all pages say of the shop; a page's own title stands before its name. Kram's own words where the shop is away. */
export async function shopMetadata(locale: Locale): Promise<Metadata> {
  const [store, t] = await Promise.all([
    getStoreConfigOrNone(locale),
    getTranslations({ locale, namespace: 'common' }),
  ])
  const unnamed = { title: { template: '%s – Halny', default: 'Halny' }, description: t('siteDescription') }
  if (!store?.shopName) return unnamed
  return {
    title: { template: `%s – ${store.shopName.replaceAll('%', '')}`, default: store.title },
    description: store.description || unnamed.description,
  }
}
