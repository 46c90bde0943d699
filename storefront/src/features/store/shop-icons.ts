import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { letterIcon } from './letter-icon.ts'
import { getBrand } from './shop-brand.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** There is always one: browsers that are told of none ask for /favicon.ico. */
export async function shopIcons(locale: Locale): Promise<NonNullable<Metadata['icons']>> {
  const [brand, store] = await Promise.all([getBrand(), getStoreConfigOrNone(locale)])
  if (!brand) return { icon: store?.icon ?? letterIcon(store?.shopName ?? '') }
  return { icon: brand.icon?.src ?? letterIcon(brand.name), ...(brand.appleIcon && { apple: brand.appleIcon.src }) }
}
