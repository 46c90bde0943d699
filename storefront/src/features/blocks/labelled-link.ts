import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { getShopLinks } from '../store/shop-links.ts'

/** A link of an entry with the shop's own address; undefined where the entry has none, or one that says nothing. */
export async function labelledLink(label: string | undefined, href: string | undefined, locale: Locale) {
  return label && href ? { label, href: await blockHref(href, locale) } : undefined
}

/** Addresses of entries are without the language's prefix; one that names it all the same is right already. */
export async function blockHref(href: string, locale: Locale): Promise<string> {
  return splitLocale(href).path === href ? (await getShopLinks(locale))(href) : href
}
