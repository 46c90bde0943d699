import 'server-only'
import { cache } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { getBrand } from './shop-brand.ts'
import { getStoreConfigOrNone } from './store-config.ts'
import type { Logo } from './store-pictures.ts'

export interface ShopIdentity {
  /** Empty while the backend cannot be asked and no brand names the shop. */
  readonly name: string
  readonly logo: Logo | undefined
  /** The line at the end of every page, where the shop has written one. */
  readonly copyright?: string | undefined
  readonly description?: string | undefined
  /** The line above every page. */
  readonly welcome?: string | undefined
}

/** By what a visitor knows the shop: its brand's, and where there is none its backend's. */
export const getShopIdentity = cache(async (locale: Locale): Promise<ShopIdentity> => {
  const [brand, store] = await Promise.all([getBrand(), getStoreConfigOrNone(locale)])
  if (!brand) {
    const { shopName: name = '', logo, copyright, description, welcome } = store ?? {}
    return { name, logo, copyright, description, welcome }
  }
  return { name: brand.name, logo: brand.logo && { src: brand.logo.src, alt: brand.name } }
})
