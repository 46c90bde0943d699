import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { getShopLinks } from '../store/shop-links.ts'

/** A link of an entry, mapped to the shop's own address; undefined without an address or a label. */
export async function blockLink(label: string | undefined, href: string | undefined, locale: Locale) {
  return label && href ? { label, href: await blockHref(href, locale) } : undefined
}

/** Editors write addresses without the language's prefix; an address that has one is unchanged. */
export async function blockHref(href: string, locale: Locale): Promise<string> {
  return splitLocale(href).path === href ? (await getShopLinks(locale))(href) : href
}
