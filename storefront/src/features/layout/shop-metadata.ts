import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { orWithout } from '../store/or-without.ts'

/** What all pages say of the shop; a page's own title stands before its name. */
export async function shopMetadata(locale: Locale): Promise<Metadata> {
  const store = await orWithout('The name of the shop', getStoreConfig(locale))
  if (!store?.shopName) return {}
  return {
    title: { template: `%s – ${store.shopName.replaceAll('%', '')}`, default: store.title },
    ...(store.description && { description: store.description }),
  }
}
