import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '../../i18n/locales.ts'
import { getBrand } from './shop-brand.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** There is always an icon: without one, browsers request /favicon.ico. */
export async function shopIcons(locale: Locale): Promise<NonNullable<Metadata['icons']>> {
  const [brand, store] = await Promise.all([getBrand(), getStoreConfigOrNone(locale)])
  if (!brand) return { icon: store?.icon ?? letterIcon(store?.shopName ?? '') }
  return { icon: brand.icon?.src ?? letterIcon(brand.name), ...(brand.appleIcon && { apple: brand.appleIcon.src }) }
}

const FIRST_LETTER = /\p{L}|\p{N}/u

/** A favicon for a shop that has none: the first letter of its name on a tile, as a data URL. */
export function letterIcon(name: string): string {
  const letter = FIRST_LETTER.exec(name)?.[0].toLocaleUpperCase() ?? ''
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#16211D"/>`
  const text = `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text>`
  return `data:image/svg+xml,${encodeURIComponent(`${tile}${text}</svg>`)}`
}
