import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { getBrand } from './shop-brand.ts'
import { getStoreConfigOrNone } from './store-config.ts'
import type { Logo } from './store-pictures.ts'

export interface ShopIdentity {
  /** Empty without a brand while the backend is down. */
  readonly name: string
  readonly logo: Logo | undefined
  /** The shop's own line at the end of every page. */
  readonly copyright?: string | undefined
  readonly description?: string | undefined
  /** The line above every page. */
  readonly welcome?: string | undefined
}

/** The shop's name, logo and texts: those of its brand, or of its backend without one. */
export const getShopIdentity = cache(async (locale: Locale): Promise<ShopIdentity> => {
  const [brand, store] = await Promise.all([getBrand(), getStoreConfigOrNone(locale)])
  if (!brand) {
    const { shopName: name = '', logo, copyright, description, welcome } = store ?? {}
    return { name, logo, copyright, description, welcome }
  }
  return { name: brand.name, logo: brand.logo && { src: brand.logo.src, alt: brand.name } }
})

/** The shop's description: its brand's, or its backend's without one. */
export async function shopDescription(locale: Locale): Promise<string | undefined> {
  const [store, t] = await Promise.all([getStoreConfigOrNone(locale), getTranslations({ locale, namespace: 'common' })])
  return t.has('footer.description') ? t('footer.description') : store?.description
}
